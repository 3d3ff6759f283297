/** A file for a spreadsheet, fetched and saved. */
export const ready = "Export Ready";
export const saved = (file: string) => `${file} was saved.`;
export const failed = "Export Failed";
export const notMade = (why: string) => `The file could not be made. ${why}`;
