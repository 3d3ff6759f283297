import { randomBytes } from "node:crypto";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";

type Changes = Readonly<Record<string, unknown>>;

const unique = () => randomBytes(4).toString("hex");

/** A tour without a flaw, as the back office sends one. */
export function newTour(changes: Changes = {}) {
  const own = { name: `Night walk ${unique()}`, slug: `night-walk-${unique()}`, price: 75 };
  return { ...SAMPLE_SERVICES.tour, deposit: {}, ...own, active: true, ...changes };
}

/** A transfer without a flaw. */
export function newTransfer(changes: Changes = {}) {
  const own = { name: `Ride ${unique()}`, slug: `ride-${unique()}`, price: 75 };
  const extra = { additional_pax_price: 5, active: true };
  return { ...SAMPLE_SERVICES.transfer, deposit: {}, ...own, ...extra, ...changes };
}
