import { failureWords } from "#data/office/remote/failure-words.ts";
import { listServices } from "#data/office/remote/services.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";

const SERVICES = "services";

type Lists = Readonly<Record<ItemType, readonly ServiceSummary[]>>;

/** Both lists from the server: a few dozen rows, which are searched and sorted here. */
export function useServices(): Asked<Lists> {
  return useAnswer<Lists>({
    key: SERVICES,
    load: async (signal) => {
      const load = () =>
        Promise.all([listServices("tour", signal), listServices("transfer", signal)]);
      const [tour, transfer] = await keptAnswer(SERVICES, load);
      return { tour, transfer };
    },
    onFailure: failureWords,
  });
}
