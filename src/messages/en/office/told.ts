/** What is said of a thing that was done and stays on this device, and of what takes it back. */
export const undo = "Undo";
export const takenBack = "Taken Back";
export const notSaved = "Not Saved";
export const cannotStore = "This device cannot store it. Nothing has been changed.";
