/** What the office's forms share: lists of entries, pictures, and leaving without saving. */
export const moveUp = (entry: string) => `Move ${entry} up`;
export const moveDown = (entry: string) => `Move ${entry} down`;
export const remove = (entry: string) => `Remove ${entry}`;

export const preview = (picture: string) => `${picture}, preview`;
export const noPicture = "None";
export const reading = "Reading...";
export const replacePicture = "Replace Picture";
export const choosePicture = "Choose Picture";
export const removePicture = "Remove Picture";
export const otherKind = "Choose a PNG, JPG, GIF or WebP picture.";
export const tooLarge = (megabytes: number) => `The picture has more than ${megabytes} MB.`;
export const notReadable = "This file can't be read as a picture.";

export const textsIn = "Texts in";
export const english = (text: string) => `English: ${text}`;
export const meanwhile = (text: string) => `Meanwhile in English: ${text}`;

export const discard = "Discard your changes?";
export const notSaved = "What you have changed here has not been saved.";
export const keepEditing = "Keep Editing";
export const discardChanges = "Discard Changes";

export const cancel = "Cancel";
