/** A booking's status, in one word. */
export const statuses = {
  pending: "Pending",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
};
export const unknown = "Unknown";
