import { oneOf, pageNumber } from "#ui/browser/search-params.ts";

/** What the list shows, as it stands in the address. */
export interface MessageSearch {
  readonly show: "all" | "unread";
  /** From 1. */
  readonly page: number;
}

export const MESSAGE_SEARCH_DEFAULTS: MessageSearch = { show: "all", page: 1 };

/** The route's search schema; what is unknown becomes the default. */
export function parseMessageSearch(raw: Readonly<Record<string, unknown>>): MessageSearch {
  return {
    show: oneOf(["all", "unread"], raw.show) ?? MESSAGE_SEARCH_DEFAULTS.show,
    page: pageNumber(raw.page) ?? MESSAGE_SEARCH_DEFAULTS.page,
  };
}
