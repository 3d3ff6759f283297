import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/shell.ts";
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
  { to: "/admin/today", label: heads.today, icon: "today" },
  { to: "/admin/calendar", label: heads.calendar, icon: "calendar" },
  { to: "/admin/cash-up", label: heads.cashUp, icon: "cashUp" },
  { to: "/admin/dashboard", label: heads.dashboard, icon: "dashboard" },
  { to: "/admin/bookings", label: words.bookings, icon: "bookings" },
  { to: "/admin/services", label: heads.services, icon: "services" },
  { to: "/admin/customers", label: heads.customers, icon: "customers" },
  { to: "/admin/reports", label: heads.reports, icon: "reports" },
  { to: "/admin/messages", label: heads.messages, icon: "messages", countsUnread: true },
  { to: "/admin/settings", label: heads.settings, icon: "settings" },
];
