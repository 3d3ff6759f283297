/** What lists and pages of the back office share; with the first list, so nothing else belongs here. */
export const news = "News";
export const newBookings = (count: number, who: string, service: string) =>
  count > 1
    ? `${count} new bookings, the last one: ${who}, ${service}`
    : `New booking: ${who}, ${service}`;
export const view = "View";
export const dismiss = "Dismiss";

export const timeRange = "Time range";
export const status = "Status";
export const allStatuses = "All statuses";
export const serviceType = "Service type";
export const allServices = "All services";
export const tours = "Tours";
export const transfers = "Transfers";

export const tryAgain = "Try Again";
export const unknownDay = "Unknown";

export const pages = "Pages";
export const previous = "Previous";
export const next = "Next";
export const pageOf = (page: number, pages: number | null) =>
  pages === null ? `Page ${page}` : `Page ${page} of ${pages}`;
