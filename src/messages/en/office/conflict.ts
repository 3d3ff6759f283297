/** Where somebody else was faster: what both have changed, side by side. */
export const changedMeanwhile = "Somebody else has changed this booking meanwhile.";
export const choose = "Nothing has been overwritten. Choose what is to stand.";
export const canStillBeSaved = (status: string) =>
  `Nothing has been overwritten. It is ${status} now. Your changes can still be saved.`;
export const statuses = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
};
export const changed = "changed";
export const changedThere = (label: string, from: string, to: string) =>
  `Changed there: ${label}, from ${from} to ${to}`;
export const empty = "(empty)";
export const yours = "Yours";
export const storedNow = "Stored now";
export const backToEditing = "Back to Editing";
export const saveThisChoice = "Save This Choice";
