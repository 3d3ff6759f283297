import type { OfficeIconName } from "#ui/OfficeIcon.tsx";

interface ShellEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: OfficeIconName;
}

/** The places of the back office, in the specification's order; a page adds its line when it exists. */
export const ENTRIES: readonly ShellEntry[] = [
  { to: "/admin/bookings", label: "Bookings", icon: "bookings" },
];
