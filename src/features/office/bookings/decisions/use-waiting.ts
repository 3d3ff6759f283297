import { loadWaiting, type WaitingPlace } from "#data/office/remote/departures/waiting.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept-answers.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

const KEY = "waiting";

/** What is left for some bookings that wait. */
export interface Waiting {
  /** Undefined where that is not known. */
  readonly placeOf: (booking: Pick<OfficeBooking, "id">) => WaitingPlace | undefined;
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
    key: bookings.length > 0 ? `${KEY} ${versions.join()} ${news}` : null,
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
    asOfMs: answer?.asOfMs ?? null,
    isLive: answer?.isLive ?? false,
    failure,
  };
}
