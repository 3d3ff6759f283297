/** How a chat with the operator about a booking begins; one that could not be sent is not known there. */
export const wantToBook = (company: string, service: string, day: string, reference: string) =>
  `Hello ${company}, I would like to book ${service}, ${day}. My device could not send booking #${reference} yet.`;
export const haveQuestion = (company: string, service: string, day: string, reference: string) =>
  `Hello ${company}, I have a question about booking #${reference} (${service}, ${day}): `;
