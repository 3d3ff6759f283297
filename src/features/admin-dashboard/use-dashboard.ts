import { failureWords } from "#data/remote/failure-words.ts";
import { type Dashboard, loadDashboard } from "#data/remote/office-dashboard.ts";
import { keptAnswer } from "#data/sync/kept-answers.ts";
import { type Asked, useAnswer } from "#ui/office/use-answer.ts";
import { toast } from "#ui/toast/toast.ts";
import type { DashboardSearch } from "./search.ts";

/** The dashboard's figures for these filters, from the server. */
export function useDashboard(search: DashboardSearch): Asked<Dashboard> {
  return useAnswer({
    key: JSON.stringify(search),
    load: (signal) =>
      keptAnswer(`dashboard ${JSON.stringify(search)}`, () => loadDashboard(search, signal)),
    onFailure: (error) => {
      const message = `Could not load dashboard data. ${failureWords(error)}`;
      toast({ title: "Error Fetching Data", message, tone: "destructive" });
      return message;
    },
  });
}
