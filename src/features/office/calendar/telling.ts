import type { Letter } from "#data/office/local/row.ts";
import { saveChanges } from "#data/office/sync/acts.ts";
import { newsKey } from "#domain/departures/guest-news.ts";
import * as words from "#messages/office/departures/tell-guests.ts";
import { toastFailure } from "#ui/office/told.ts";
import { changeBookings } from "./act.ts";
import type { ToTell } from "./dialog/guests-to-tell.ts";

/** Notes that a guest was told, or was not after all, for all who use the back office. */
export const tick = ({ booking, news }: ToTell, isTold: boolean) =>
  saveChanges([{ booking, changes: { told_news: isTold ? newsKey(news) : "" } }]).catch(
    toastFailure,
  );

/** Writes to guests at once, a mail to each; with that they are told. */
export const mailAll = (
  all: readonly ToTell[],
  letterTo: (one: ToTell) => Letter,
): Promise<boolean> =>
  changeBookings(
    all.map((one) => ({
      booking: one.booking,
      changes: { told_news: newsKey(one.news) },
      letter: letterTo(one),
    })),
    { title: words.mailed, message: words.mailsFollow(all.length) },
  );
