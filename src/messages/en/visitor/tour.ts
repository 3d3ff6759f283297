/** A tour's own page (SPEC §2, Tour detail). */
export const aboutThisTour = "About this tour";
export const overview = "Overview";
export const itinerary = "Itinerary";
export const included = "Included";
export const faq = "FAQ";

export const inShort = "The day in short";
export const highlights = "Highlights";
export const requirements = "Requirements";
export const hourByHour = "Hour by hour";
export const timesNote =
  "Times are a guide; your departure is arranged with you. All times are Belize time.";
/** Of a tour with a timetable. */
export const timesNoteScheduled =
  "Times are a guide; the tour leaves at the time that you book. All times are Belize time.";
export const priceIncludes = "What the price includes";
export const questions = "Questions and answers";

export const bookThisTour = "Book This Tour";
export const minimumGuests = "Minimum guests";
export const category = "Category";
export const nextDepartures = "Next departures";
export const noDepartures = "None in the next weeks. Ask us for another day.";
export const payOnSite = "No payment required now - pay on site";

export const whereItIs = "Where it is";
export const west = "western Belize";
export const peten = "Petén, across the border";
export const toledo = "Toledo, the far south";
export const stannCreek = "Stann Creek, the southern coast";
/** Names in a row. By the browser's own formatter the first list costs a weak phone a tenth of a second. */
export function listed(names: readonly string[]): string {
  const [last = "", ...before] = [...names].reverse();
  const first = before.reverse().join(", ");
  return first ? `${first}${before.length > 1 ? "," : ""} and ${last}` : last;
}
export const sitesIn = (region: string, sites: string) => `${sites}: ${region}.`;
export const mapAlt = (region: string, sites: string, around: string) =>
  `Map of ${region} with ${sites}, and ${around} around.`;

export const alsoLike = "You Might Also Like";
export const view = "View";
export const viewOf = (name: string) => `View: ${name}`;

export const textsMissing = "The details are not on this device yet";
export const textsMissingText =
  "Check your connection and try again. The tour can be booked all the same.";
