import { askedWords, holdsWords } from "#domain/asked-words.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { fold } from "#domain/fold.ts";
import { LANGUAGE } from "#domain/language.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as said from "#messages/office/services/list.ts";
import { choiceWords } from "./layout.ts";
import type { ServiceOrder, ServiceSearch } from "./search.ts";

export interface ServiceColumn {
  readonly order: ServiceOrder;
  readonly label: string;
  readonly align?: "end";
  readonly text: (service: ServiceSummary) => string;
}

const NAME: ServiceColumn = { order: "name", label: said.name, text: ({ name }) => name };
const ROUTE: ServiceColumn = { order: "name", label: said.route, text: shownName };
const PRICE: ServiceColumn = {
  order: "price",
  label: said.price,
  align: "end",
  text: ({ priceCents }) => formatUsdExact(priceCents),
};
const DURATION: ServiceColumn = {
  order: "duration",
  label: said.duration,
  text: ({ duration }) => duration,
};

/** The columns of the two lists; the first is the row's head (SPEC §2, admin services). */
export const COLUMNS: Readonly<Record<ItemType, readonly [ServiceColumn, ...ServiceColumn[]]>> = {
  tour: [
    NAME,
    PRICE,
    { order: "kind", label: said.category, text: kindOf },
    DURATION,
    { order: "location", label: said.location, text: ({ location }) => location },
  ],
  transfer: [ROUTE, PRICE, { order: "kind", label: said.type, text: kindOf }, DURATION],
};

const COMPARE: Record<ServiceOrder, (a: ServiceSummary, b: ServiceSummary) => number> = {
  name: (a, b) => shownName(a).localeCompare(shownName(b), LANGUAGE),
  price: (a, b) => a.priceCents - b.priceCents,
  kind: (a, b) => kindOf(a).localeCompare(kindOf(b), LANGUAGE),
  duration: (a, b) => minutes(a.duration) - minutes(b.duration),
  location: (a, b) => a.location.localeCompare(b.location, LANGUAGE),
};

function kindOf({ kind }: ServiceSummary): string {
  return choiceWords(kind);
}

/** What stands at the head of a row: a transfer's route, which may read otherwise than its name. */
function shownName({ name, route }: ServiceSummary): string {
  return route || name;
}

/** What of a list the search shows, in its order; equal ones by name. */
export function shownServices(
  services: readonly ServiceSummary[],
  type: ItemType,
  search: ServiceSearch,
): readonly ServiceSummary[] {
  const kind = type === "tour" ? search.category : search.type;
  const words = askedWords(search.q);
  const wish = type === "tour" ? search.tours : search.transfers;
  const order = wish.replace(/^-/, "") as ServiceOrder;
  const sign = wish.startsWith("-") ? -1 : 1;
  return services
    .filter((service) => kind === "all" || service.kind === kind)
    .filter(({ name, route }) =>
      holdsWords(
        fold(`${name}
${route}`),
        words,
      ),
    )
    .toSorted((a, b) => sign * COMPARE[order](a, b) || COMPARE.name(a, b));
}

/** `45 min` before `2.5 hours` before `About 12 hours`; what names no time comes last. */
function minutes(duration: string): number {
  const found = /(\d+(?:\.\d+)?)\s*(min|h|day)?/i.exec(duration);
  if (!found) return Number.MAX_SAFE_INTEGER;
  const unit = found[2]?.toLowerCase();
  const each = unit === "min" ? 1 : unit === "day" ? 24 * 60 : 60;
  return Number(found[1]) * each;
}
