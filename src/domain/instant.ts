/**
 * An instant as a device says it, in ISO 8601 and UTC; empty for what is none. No year before 1970 or of five digits: as a
 * text it would be none that everybody reads again.
 */
export function instantIn(text: string): string {
  const ms = Date.parse(text);
  return ms > 0 && ms < Date.UTC(9999, 0) ? new Date(ms).toISOString() : "";
}
