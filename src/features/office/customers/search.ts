import { CUSTOMER_ORDERS, type CustomerOrder } from "#domain/customer-orders.ts";
import { oneOf, pageNumber, searchWords } from "#ui/browser/search-params.ts";

const CUSTOMER_DIALOGS = ["", "view", "add"] as const;
type CustomerDialog = (typeof CUSTOMER_DIALOGS)[number];

/** What the list shows, as it stands in the address. */
export interface CustomerSearch {
  readonly q: string;
  readonly order: CustomerOrder;
  readonly direction: "asc" | "desc";
  /** From 1. */
  readonly page: number;
  /** The open dialog, empty while there is none. */
  readonly dialog: CustomerDialog;
  /** Whose details are shown. */
  readonly email: string;
}

const LONGEST_EMAIL = 254;

/** SPEC §2, admin customers: last name, ascending. */
export const CUSTOMER_SEARCH_DEFAULTS: CustomerSearch = {
  q: "",
  order: "last_name",
  direction: "asc",
  page: 1,
  dialog: "",
  email: "",
};

/** The route's search schema; what is unknown becomes the default. */
export function parseCustomerSearch(raw: Readonly<Record<string, unknown>>): CustomerSearch {
  const defaults = CUSTOMER_SEARCH_DEFAULTS;
  return {
    q: searchWords(raw.q) ?? defaults.q,
    order: oneOf(CUSTOMER_ORDERS, raw.order) ?? defaults.order,
    direction: oneOf(["asc", "desc"], raw.direction) ?? defaults.direction,
    page: pageNumber(raw.page) ?? defaults.page,
    dialog: oneOf(CUSTOMER_DIALOGS, raw.dialog) ?? defaults.dialog,
    email: typeof raw.email === "string" ? raw.email.slice(0, LONGEST_EMAIL) : defaults.email,
  };
}
