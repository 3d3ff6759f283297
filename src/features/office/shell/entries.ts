import type { OfficeIconName } from "#ui/office/OfficeIcon.tsx";

interface ShellEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: OfficeIconName;
  /** Carries the number of unread messages. */
  readonly countsUnread?: boolean;
}

/** The places of the back office, the day's work first, then in the specification's order; a page adds its line when it exists. */
export const ENTRIES: readonly ShellEntry[] = [
  { to: "/admin/today", label: "Today", icon: "today" },
  { to: "/admin/dashboard", label: "Dashboard", icon: "dashboard" },
  { to: "/admin/bookings", label: "Bookings", icon: "bookings" },
  { to: "/admin/services", label: "Manage Services", icon: "services" },
  { to: "/admin/customers", label: "Customers", icon: "customers" },
  { to: "/admin/reports", label: "Reports", icon: "reports" },
  { to: "/admin/messages", label: "Messages", icon: "messages", countsUnread: true },
  { to: "/admin/settings", label: "Settings", icon: "settings" },
];
