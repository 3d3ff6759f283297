/** The account for which this device tells of new bookings. */
const KEY = "pushed-office";

/** Empty where there is none. */
export function pushedAccount(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function notePushedAccount(accountId: string): void {
  try {
    localStorage.setItem(KEY, accountId);
  } catch {
    // storage is refused: the server knows
  }
}
