import type { ItemType } from "#domain/catalogue/item.ts";

const SERVICE_ORDERS = {
  tour: ["name", "price", "kind", "duration", "location"],
  transfer: ["name", "price", "kind", "duration"],
} as const satisfies Record<ItemType, readonly string[]>;

export type ServiceOrder = (typeof SERVICE_ORDERS)["tour"][number];

/** What the two lists show, as it stands in the address. An order with a minus is descending. */
export interface ServiceSearch {
  readonly q: string;
  readonly category: string;
  readonly type: string;
  readonly tours: string;
  readonly transfers: string;
}

/** SPEC §2, admin services: name ascending. */
export const SERVICE_SEARCH_DEFAULTS: ServiceSearch = {
  q: "",
  category: "all",
  type: "all",
  tours: "name",
  transfers: "name",
};

const LONGEST_SEARCH = 100;

/** By hand, since it is part of what every visitor downloads; what is wrong becomes the default. */
export function parseServiceSearch(raw: Readonly<Record<string, unknown>>): ServiceSearch {
  const defaults = SERVICE_SEARCH_DEFAULTS;
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number"
      ? String(value).slice(0, LONGEST_SEARCH)
      : undefined;
  return {
    q: text(raw.q) ?? defaults.q,
    category: text(raw.category) ?? defaults.category,
    type: text(raw.type) ?? defaults.type,
    tours: orderIn("tour", raw.tours) ?? defaults.tours,
    transfers: orderIn("transfer", raw.transfers) ?? defaults.transfers,
  };
}

function orderIn(type: ItemType, value: unknown): string | undefined {
  const orders: readonly string[] = SERVICE_ORDERS[type];
  return typeof value === "string" && orders.includes(value.replace(/^-/, "")) ? value : undefined;
}
