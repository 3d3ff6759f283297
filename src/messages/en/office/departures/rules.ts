/** What decides what can be sold, and who goes along: schedules, exceptions, limits, resources, assignments. */
export const tables = {
  schedules: "Schedule",
  exceptions: "Exception",
  limits: "Limits",
  resources: "Guide or vehicle",
  assignments: "Assignment",
};
export const kinds = {
  closed: "Closed",
  seats: "Other seats",
  time: "Other time",
  extra: "Extra departure",
};
export const resources = {
  guide: "Guide",
  driver: "Driver",
  vehicle: "Vehicle",
  boat: "Boat",
};
/** So many of them. */
export const counted = {
  guide: (count: number) => (count === 1 ? "1 guide" : `${count} guides`),
  driver: (count: number) => (count === 1 ? "1 driver" : `${count} drivers`),
  vehicle: (count: number) => (count === 1 ? "1 vehicle" : `${count} vehicles`),
  boat: (count: number) => (count === 1 ? "1 boat" : `${count} boats`),
};
export const scopes = { all: "All services", tour: "All tours", transfer: "All transfers" };
/** Either may be empty, where it is open. */
export const span = (from: string, until: string) =>
  from ? (until ? `${from} to ${until}` : `from ${from}`) : until ? `until ${until}` : "all year";
export const added = "added";
export const changed = "changed";
export const removed = "removed";
