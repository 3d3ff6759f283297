import {
  loadWaiting,
  type OpenRequest,
  type WaitingPlace,
} from "#data/office/remote/departures/waiting.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

const KEY = "waiting";
const NONE: readonly never[] = [];

/** What is left for some bookings that wait. */
export interface Waiting {
  /** Undefined where that is not known. */
  readonly placeOf: (booking: Pick<OfficeBooking, "id">) => WaitingPlace | undefined;
  /** What guests ask for, and who has cancelled late; none of what this device kept of an older release. */
  readonly requests: readonly OpenRequest[];
  readonly late: readonly OfficeBooking[];
  /** As of when, by the server's clock; null while nothing is known. */
  readonly asOfMs: number | null;
  /** False for what this device kept from an earlier time. */
  readonly isLive: boolean;
  readonly failure: string | null;
}

/**
 * Asked anew whenever one of them changes, the decided ones too, and with each news: what one gives back is another's.
 * @param news how often others have changed something since
 */
export function useWaiting(bookings: readonly OfficeBooking[], news = 0): Waiting {
  const versions = bookings.map(({ id, version, status }) => `${id}${version}${status}`);
  const { answer, failure } = useAnswer({
    key: `${KEY} ${versions.join()} ${news}`,
    load: async (signal) => {
      let isLive = false;
      const told = await keptAnswer(KEY, async () => {
        const loaded = await loadWaiting(signal);
        isLive = true;
        return loaded;
      });
      return { ...told, isLive };
    },
    onFailure: failureWords,
  });
  return {
    placeOf: ({ id }) => answer?.places.find((place) => place.id === id),
    requests: answer?.requests ?? NONE,
    late: answer?.late ?? NONE,
    asOfMs: answer?.asOfMs ?? null,
    isLive: answer?.isLive ?? false,
    failure,
  };
}
