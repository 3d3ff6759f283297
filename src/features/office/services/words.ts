import type { ItemType } from "#domain/catalogue/item.ts";

/** What each type of service is called on the screen. */
export const SERVICE_WORDS = {
  tour: { one: "Tour", many: "Tours" },
  transfer: { one: "Transfer", many: "Transfers" },
} as const satisfies Record<ItemType, { one: string; many: string }>;
