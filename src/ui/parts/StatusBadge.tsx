import type { BookingStatus } from "#domain/booking/status.ts";
import { Badge, type BadgeVariant } from "./Badge.tsx";

/** SPEC §4, status badge styling. */
const LOOKS: Readonly<Record<BookingStatus, readonly [variant: BadgeVariant, word: string]>> = {
  pending: ["secondary", "Pending"],
  confirmed: ["default", "Confirmed"],
  completed: ["success", "Completed"],
  cancelled: ["destructive", "Cancelled"],
};

/** A booking's status; a missing one reads 'Unknown'. */
export function StatusBadge({ status }: { status: BookingStatus | null }) {
  const [variant, word] = status ? LOOKS[status] : (["outline", "Unknown"] as const);
  return <Badge variant={variant}>{word}</Badge>;
}

/** A status for people, where a badge would be too much. */
export function statusWord(status: BookingStatus): string {
  return LOOKS[status][1];
}
