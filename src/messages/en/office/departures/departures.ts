/** The pages for what can be sold: of one service, and of all. */
export const loading = "Loading departures...";
export const nothingKept = "Departures are not on this device yet";
export const needsLine = "They come as soon as there is a connection.";
export const lead = "Closed days, guides, drivers, vehicles and boats";
export const unknown = "There is no such service";
export const allServices = "Manage Services";
export const closedAndStaff = "Closed Days & Staff";

export const schedules = "Schedules";
export const addSchedule = "New Schedule";
export const noSchedule =
  "No schedule: guests choose any day from tomorrow, and a time that they wish.";
export const seats = (count: number) => `${count} ${count === 1 ? "seat" : "seats"}`;
/** Of a vehicle or boat; Spanish has another word for what is sold. */
export const vehicleSeats = (count: number) => `${count} ${count === 1 ? "seat" : "seats"}`;
export const daily = "Every day";
export const leastGuests = (count: number) => `runs with ${count} or more`;
export const cutoff = (hours: number) => `booked until ${hours} h before`;
export const onRequest = "on request";

export const limits = "Limits and needs";
export const editLimits = "Edit Limits";
export const groupsADay = (groups: number) =>
  `${groups} ${groups === 1 ? "group" : "groups"} a day`;
export const noGroups = "As many groups as book";
export const busyFor = (minutes: number) => `busy for ${minutes} min`;
export const needs = (kind: string, perGuests: number) =>
  perGuests ? `${kind}: one for ${perGuests} guests` : `${kind}: one`;
export const noNeeds = "No guide or vehicle counted";

export const exceptions = "Exceptions to come";
export const addException = "New Exception";
export const noExceptions = "Nothing is closed or otherwise on any day to come.";
export const toTime = (from: string, to: string) => `${from || "All"} → ${to}`;

export const resources = "Guides, drivers, vehicles and boats";
export const addResource = "New Guide or Vehicle";
export const noResources = "Nobody yet. Without them nothing is ever taken for busy.";
export const off = (days: string) => `off: ${days}`;

export const edit = "Edit";
export const editOf = (what: string) => `Edit ${what}`;
export const deleteOf = (what: string) => `Delete ${what}`;
export const waiting = "waiting";
export const attention = "needs your attention";

export const sure = (what: string) => `Delete ${what}?`;
export const cancel = "Cancel";
export const remove = "Delete";
export const removeAllTheSame = "Delete All the Same";
export const gone = "It is not there any more.";
