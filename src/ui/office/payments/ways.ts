import type { Handing } from "#domain/booking/payments/row.ts";
import * as words from "#messages/office/party.ts";

/** How guests pay: the currency and the method in one choice. */
export type Way = keyof typeof words.ways;

export const WAYS: Readonly<Record<Way, Pick<Handing, "currency" | "method">>> = {
  USD: { currency: "USD", method: "cash" },
  BZD: { currency: "BZD", method: "cash" },
  card: { currency: "USD", method: "card" },
  transfer: { currency: "USD", method: "transfer" },
  other: { currency: "USD", method: "other" },
};

const NAMES = Object.keys(WAYS) as Way[];

export const WAY_CHOICES = NAMES.map((value) => ({ value, label: words.ways[value] }));

/** How a payment was made; what is none of the choices is nearest to its currency in cash. */
export function wayOf({ currency, method }: Handing): Way {
  const isIt = (way: Way) => WAYS[way].currency === currency && WAYS[way].method === method;
  return NAMES.find(isIt) ?? currency;
}
