/**
 * What to know before the day (SPEC §2, confirmation).
 * @param proof what the guests bring along, e.g. `your confirmation e-mail`
 */
export function importantInformation(minPax: number, proof: string): readonly string[] {
  return [
    "Please arrive 15 minutes early.",
    `Bring ${proof}, printed or on your phone.`,
    "Pay on arrival by cash (USD or BZD) or major credit cards.",
    "Cancel or reschedule at least 48 hours ahead.",
    ...(minPax > 1
      ? [
          `At least ${minPax} guests are needed for this tour; if there are fewer, we will contact you.`,
        ]
      : []),
  ];
}
