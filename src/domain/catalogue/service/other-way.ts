import { LANGUAGES } from "#domain/language.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { CatalogueItem } from "../item.ts";
import type { OtherWay } from "../other-way.ts";

/**
 * The other way of what is booked; undefined for what has none. One that departs by a schedule has none: its hours and
 * seats are those of one way.
 */
export const otherWayOf = (item: CatalogueItem): OtherWay | undefined =>
  item.type === "transfer" && item.departures === undefined ? item.back : undefined;

interface Stored {
  readonly route_back?: unknown;
  readonly back_percent?: unknown;
  /** US dollars. */
  readonly back_amount?: unknown;
  readonly texts?: unknown;
}

/** The other way in a transfer's row; nothing where it is not offered. */
export function otherWayIn({ route_back, back_percent, back_amount, texts }: Stored): {
  back?: OtherWay;
} {
  const english = String(route_back ?? "").trim();
  if (english === "") return {};
  const written = Object(texts ?? {});
  const names = LANGUAGES.slice(1).map((language) => [
    language,
    String(written[language]?.route_back ?? "").trim() || english,
  ]);
  const cents = dollarsToCents(Number(back_amount ?? 0));
  const percent = Number(back_percent ?? 0);
  return {
    back: {
      names: { [LANGUAGES[0]]: english, ...Object.fromEntries(names) },
      ...(cents > 0 ? { cents } : percent > 0 && { percent }),
    },
  };
}
