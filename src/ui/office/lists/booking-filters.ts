import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import * as words from "#messages/office/parts.ts";
import { statusWord } from "#ui/parts/StatusBadge.tsx";
import type { Choice } from "./FilterBar.tsx";

export const STATUS_CHOICES: readonly Choice<BookingStatus | "all">[] = [
  { value: "all", label: words.allStatuses },
  ...BOOKING_STATUSES.map((status) => ({ value: status, label: statusWord(status) })),
];

export const TYPE_CHOICES: readonly Choice<ItemType | "all">[] = [
  { value: "all", label: words.allServices },
  { value: "tour", label: words.tours },
  { value: "transfer", label: words.transfers },
];
