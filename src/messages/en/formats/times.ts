/** A time of the day (`HH:MM`, 24 hours) as the site, mails and files write it: `7:30 am`. */
export const clock = (time: string) => {
  const [hours = "0", minutes = "00"] = time.split(":");
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "am" : "pm"}`;
};
export const belizeTime = (time: string) => `${time} (Belize time)`;
