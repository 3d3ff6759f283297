import type { GuestAct } from "#domain/booking/guest-acts/acts.ts";
import { localDatabase } from "./database.ts";

/** An act of a guest that the server has taken, kept for a week should a restore take it away. */
export interface KeptAct {
  readonly act: GuestAct;
  /** Of the database that has answered, and when, by its clock. */
  readonly epoch: string;
  readonly answeredMs: number;
}

/** What their keys begin with, beside the site as departures are. */
export const ACTS = "acts/";

/** To be named in each transaction that keeps or forgets one. */
export const keptActs = () => localDatabase().table<KeptAct, string>("site");

/** Forgets those of a booking, or all. */
export const forgetActsOf = (booking = "") =>
  keptActs().where(":id").startsWith(`${ACTS}${booking}`).delete();
