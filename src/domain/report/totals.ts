import type { Amount, Figure, Standing } from "./money.ts";

/** What the bookings of one standing come to, in US cents. */
export interface Sold {
  readonly standing: Standing;
  readonly bookings: number;
  readonly price: number;
  readonly paid: number;
  readonly due: number;
  readonly held: number;
  /** How many of them have paid anything, owe something, or are paid to a partner. */
  readonly payers: number;
  readonly owing: number;
  readonly holding: number;
}

/** What payments come to: as handed over in each currency, and all of it in US cents. */
export interface Taken {
  readonly payments: number;
  readonly usd: number;
  readonly bzd: number;
  readonly cents: number;
}

/** A report of money. */
export interface Money {
  readonly bookings: {
    readonly all: readonly Sold[];
    readonly services: readonly (Sold & { readonly service: string })[];
    /** Of those that come from one; `name` is what it is called now. */
    readonly partners: readonly (Sold & { readonly partner: string; readonly name: string })[];
    readonly months: readonly (Sold & { readonly month: string })[];
  };
  readonly taken: {
    readonly persons: readonly (Taken & { readonly person: string })[];
    readonly methods: readonly (Taken & { readonly method: string })[];
    readonly months: readonly (Taken & { readonly month: string })[];
  };
}

/** An amount in US cents, and of how many bookings or payments it is. */
export interface Total {
  readonly count: number;
  readonly cents: number;
}

const COUNTS = { price: "bookings", paid: "payers", due: "owing", held: "holding" } as const;

/** One amount of the bookings of a standing. */
export function totalOf(rows: readonly Sold[], standing: Standing, amount: Amount): Total {
  const row = rows.find((one) => one.standing === standing);
  return row ? { count: row[COUNTS[amount]], cents: row[amount] } : { count: 0, cents: 0 };
}

/** What all these payments come to. */
export const takenOf = (rows: readonly Taken[]): Total => ({
  count: rows.reduce((sum, { payments }) => sum + payments, 0),
  cents: rows.reduce((sum, { cents }) => sum + cents, 0),
});

/** What a figure says, from the report of its days. */
export function totalBehind({ bookings, taken }: Money, figure: Figure): Total {
  const { dated, standing, amount, group, value } = figure;
  if (dated === "taken") {
    if (group === "person") return takenOf(taken.persons.filter(({ person }) => person === value));
    if (group === "method") return takenOf(taken.methods.filter(({ method }) => method === value));
    return takenOf(taken.months);
  }
  const ofService = bookings.services.filter(({ service }) => service === value);
  const ofPartner = bookings.partners.filter(({ partner }) => partner === value);
  const rows = { service: ofService, partner: ofPartner }[group as string] ?? bookings.all;
  return totalOf(rows, standing, amount);
}
