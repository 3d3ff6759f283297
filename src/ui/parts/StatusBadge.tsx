import type { BookingStatus } from "#domain/booking/status.ts";
import * as words from "#messages/booking/statuses.ts";
import { Badge, type BadgeVariant } from "./Badge.tsx";

/** SPEC §4, status badge styling. */
const LOOKS: Readonly<Record<BookingStatus, BadgeVariant>> = {
  pending: "secondary",
  confirmed: "default",
  completed: "success",
  cancelled: "destructive",
};

/** A booking's status; a missing one reads 'Unknown'. */
export function StatusBadge({ status }: { status: BookingStatus | null }) {
  if (!status) return <Badge variant="outline">{words.unknown}</Badge>;
  return <Badge variant={LOOKS[status]}>{words.statuses[status]}</Badge>;
}

/** A status for people, where a badge would be too much. */
export function statusWord(status: BookingStatus): string {
  return words.statuses[status];
}
