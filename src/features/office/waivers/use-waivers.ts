import { useObservable } from "dexie-react-hooks";
import type { WaiverActRow } from "#data/office/local/row.ts";
import { readBooking } from "#data/office/remote/bookings/bookings.ts";
import { loadWaivers, type WholeWaivers } from "#data/office/remote/bookings/waivers.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import {
  asShown,
  observeActs,
  observeBookables,
  observeBooking,
} from "#data/office/sync/kept/bookings.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookableInWay } from "#domain/booking/in-its-way.ts";
import type { WholeWaiver } from "#domain/waivers/row.ts";
import type { WaiverTexts } from "#domain/waivers/text.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

interface WaiversAnswer {
  readonly booking: OfficeBooking | null;
  /** Undefined while this device is being looked at, null where it keeps no services. */
  readonly texts: WaiverTexts | null | undefined;
  /** What is shown and printed of each row: with a connection, or as it was when there was one. */
  readonly whole: readonly WholeWaiver[];
  readonly signedTexts: WholeWaivers["texts"];
  /** Ids of rows that have not been sent yet. */
  readonly waiting: ReadonlySet<string>;
  /** A signature that the server has refused: to be mended. */
  readonly refused: WaiverActRow | undefined;
  readonly failure: string | null;
  readonly reload: () => void;
}

/** What a booking's guests have signed and can sign, from what this device keeps; a booking that it does not keep is asked for. */
export function useWaivers(id: string): WaiversAnswer {
  const kept = useObservable(() => observeBooking(id), [id]);
  const acts = useObservable(observeActs, []);
  const bookables = useObservable(observeBookables, []);
  const asked = useAnswer({
    key: kept === null ? `booking ${id}` : null,
    load: (signal) => readBooking(id, signal),
    onFailure: failureWords,
  });
  const answered = asked.isAnswered && asked.answer ? asShown(asked.answer, acts) : null;
  const booking = kept ?? answered;
  const hasRows = booking !== null && booking.waivers.length > 0;
  const stored = useAnswer({
    key: hasRows ? `waivers ${id} ${booking.version}` : null,
    load: (signal) => keptAnswer(`waivers ${id}`, () => loadWaivers(id, signal)),
    // without a connection each row is there, but for its drawing
    onFailure: () => "",
  });
  const found =
    booking &&
    bookables?.find(({ item }) => item.type === booking.type && item.id === booking.itemId);
  const made = (acts?.get(id) ?? []).filter((act) => act.kind === "waiver");
  return {
    booking,
    texts: bookables && (booking ? textsOf(found ?? undefined, booking) : undefined),
    whole: stored.answer?.waivers ?? [],
    signedTexts: stored.answer?.texts ?? {},
    waiting: new Set(made.map(({ waiver }) => waiver.id)),
    refused: made.find(({ state, waiver }) => state === "attention" && !("voids" in waiver)),
    failure: kept ? null : asked.failure,
    reload: asked.reload,
  };
}

const textsOf = (found: Parameters<typeof bookableInWay>[0] | undefined, booking: OfficeBooking) =>
  (found && bookableInWay(found, booking.way).waiver) ?? {};
