/** Of which bookings this device is told by push; goes with all else when the device is to forget. */
const KEY = "pushed";

/** Ids of bookings. */
export function pushedBookings(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function notePushed(id: string, isOn: boolean): void {
  const others = pushedBookings().filter((one) => one !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(isOn ? [...others, id] : others));
  } catch {
    // storage is refused: the server knows
  }
}
