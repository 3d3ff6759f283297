import { newestBookings } from "#data/office/remote/bookings/bookings.ts";
import { type Dashboard, loadDashboard } from "#data/office/remote/dashboard.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/dashboard.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";
import { toast } from "#ui/toast/toast.ts";
import type { DashboardSearch } from "./search.ts";

/** SPEC §9. */
const RECENT = 5;

/** The newest bookings, whatever the filters say. */
export function useRecent(): Asked<readonly OfficeBooking[]> {
  return useAnswer({
    key: "recent",
    load: (signal) => keptAnswer("recent", () => newestBookings(RECENT, signal)),
    onFailure: failureWords,
  });
}

/** The dashboard's figures for these filters, and what wants the operator. */
export function useFigures(search: DashboardSearch): Asked<Dashboard> {
  const key = `dashboard ${JSON.stringify(search)}`;
  return useAnswer({
    key,
    load: (signal) => keptAnswer(key, () => loadDashboard(search, signal)),
    onFailure: (error) => {
      const message = words.couldNotLoad(failureWords(error));
      toast({ title: words.errorFetching, message, tone: "destructive" });
      return message;
    },
  });
}
