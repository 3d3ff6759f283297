/** Its key in localStorage. */
export const OFFICE_HINT = "officeKept";
const DAY_MS = 86_400_000;
/** Customers' data that nobody has refreshed for so long are locked until the next sign-in. */
const LOCKED_AFTER_MS = 7 * DAY_MS;

/** Whose bookings this device keeps and when they were last refreshed, by the device's clock. */
export interface OfficeHint {
  readonly accountId: string;
  readonly username: string;
  readonly refreshedAtMs: number;
}

/**
 * Null where this device keeps nothing of the back office's. Read by hand instead of by a schema:
 * this runs on every public page.
 */
export function officeHint(): OfficeHint | null {
  try {
    const { accountId, username, refreshedAtMs } = JSON.parse(
      localStorage.getItem(OFFICE_HINT) ?? "null",
    );
    const isHint = typeof accountId === "string" && typeof username === "string";
    return isHint ? { accountId, username, refreshedAtMs: Number(refreshedAtMs) || 0 } : null;
  } catch {
    return null;
  }
}

/** Null when nothing is kept any more. */
export function noteOffice(hint: OfficeHint | null): void {
  try {
    if (hint) localStorage.setItem(OFFICE_HINT, JSON.stringify(hint));
    else localStorage.removeItem(OFFICE_HINT);
  } catch {
    // storage is refused: then nothing is kept
  }
}

/** A clock that was set back a day or more counts as one that cannot be believed. */
export function isLocked({ refreshedAtMs }: OfficeHint, nowMs: number): boolean {
  const ageMs = nowMs - refreshedAtMs;
  return ageMs > LOCKED_AFTER_MS || ageMs < -DAY_MS;
}

/**
 * True when what this device keeps may be read though the sign-in has ended: an ended sign-in stops
 * sending, not reading, for seven days.
 */
export function mayRead(): boolean {
  const hint = officeHint();
  return hint !== null && !isLocked(hint, Date.now());
}

/** True when this device keeps what nobody may read before signing in again. */
export function isOfficeLocked(): boolean {
  const hint = officeHint();
  return hint !== null && hint.refreshedAtMs > 0 && !mayRead();
}
