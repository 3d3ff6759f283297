/** Tells the operator of something that need not stop the start. */
export type Warn = (sentence: string) => void;

/** SHA-256 of the official archives by what they are for, such as `linux_amd64`. */
export type Sums = Readonly<Record<string, string>>;

export interface Making {
  version: string;
  /** A folder of its own to make the executable in. */
  work: string;
  warn: Warn;
  sums: Sums;
}

/** Makes the executable and answers its path; null: it could not. */
export type Way = (making: Making) => Promise<string | null>;
