/** Letters that nobody takes for another or for a digit, and that make no words. Sixteen: each byte is as likely. */
const LETTERS = "CDFHJKLMNPRTVWXY";
const LENGTH = 5;
const SERIES = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);
/** More than a device gives in its life. */
const MOST = 999_999;

/** A new series, of a device that gives its first number. @param randomBytes gives that many random bytes */
export function newSeries(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
}

export const isSeries = (value: unknown): boolean =>
  typeof value === "string" && SERIES.test(value);

export const isNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST;

/** What stands on the paper: `KRTXM-0012`. */
export const receiptNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}-${String(number).padStart(4, "0")}`;
