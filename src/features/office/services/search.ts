import type { ItemType } from "#domain/catalogue/item.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

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
  /** What the editor is open for: `tour/` and its id, `transfer/new`; empty while it is closed. */
  readonly edit: string;
  /** The language whose texts the editor shows when it opens. */
  readonly texts: Language;
}

/** SPEC §2, admin services: name ascending. */
export const SERVICE_SEARCH_DEFAULTS: ServiceSearch = {
  q: "",
  category: "all",
  type: "all",
  tours: "name",
  transfers: "name",
  edit: "",
  texts: LANGUAGES[0],
};

const EDITED = /^(tour|transfer)\/(new|[a-z0-9]{15})$/;

/** What the editor works on; no id for a new one. Null while it is closed. */
export function editedService(edit: string): { type: ItemType; id: string | null } | null {
  const [, type, id = ""] = EDITED.exec(edit) ?? [];
  return type ? { type: type as ItemType, id: id === "new" ? null : id } : null;
}

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
    edit: typeof raw.edit === "string" && editedService(raw.edit) ? raw.edit : defaults.edit,
    texts: LANGUAGES.find((name) => name === raw.texts) ?? defaults.texts,
  };
}

function orderIn(type: ItemType, value: unknown): string | undefined {
  const orders: readonly string[] = SERVICE_ORDERS[type];
  return typeof value === "string" && orders.includes(value.replace(/^-/, "")) ? value : undefined;
}
