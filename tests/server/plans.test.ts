import { expect, test } from "vitest";
import { KEPT_HERE } from "../../src/server/bookings/recover.ts";
import { CROWDED } from "../../src/server/departures/check.ts";
import { STANDING_ANEW } from "../../src/server/departures/facts.ts";
import { GOING } from "../../src/server/departures/move-guests.ts";
import { HELD_BACK } from "../../src/server/mail/ceiling.ts";
import { OF_OLD_BOOKINGS } from "../../src/server/push/subscriptions.ts";
import { sharedInstance } from "./support/shared.ts";

const instance = sharedInstance();

/** What SQLite by itself, or asked otherwise, answers by reading all bookings or mails there ever were. */
const QUERIES = { KEPT_HERE, CROWDED, STANDING_ANEW, GOING, HELD_BACK, OF_OLD_BOOKINGS };
/** Of the mails those under way alone, by an index that has no others. */
const READS_ALL = /^SCAN (bookings|b|mails|other)\b(?!.* idx_mails_leased)/;

test.each(Object.entries(QUERIES))(
  "however many bookings and mails there are: %s",
  async (_, sql) => {
    const plan = await instance.sql<{ detail: string }>(
      `EXPLAIN QUERY PLAN ${sql.replace(/\{:(\w+)\}/g, ":$1")}`,
    );
    const steps = plan.map(({ detail }) => detail);
    expect(steps.join()).toMatch(/SEARCH (bookings|b|other) USING (COVERING )?INDEX/);
    expect(steps.filter((step) => READS_ALL.test(step))).toEqual([]);
  },
);
