import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import type { ActRow } from "#data/local/outbox-row.ts";
import { observeActs } from "#data/sync/guest-acts/acts.ts";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { travelling } from "#data/sync/travelling.ts";
import { waiverText } from "#data/sync/waivers/text.ts";
import { addDays, belizeDay } from "#domain/belize-date.ts";
import { LANGUAGE } from "#domain/language.ts";
import { readToldWaiver } from "#domain/waivers/told.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";
import * as waivers from "#messages/visitor/trip/waivers.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import { useBookedItem } from "#ui/site/use-booked-item.ts";
import { LateDetails } from "#ui/visitor/trip/LateDetails.tsx";
import { SaidSummary } from "../said/SaidSummary.tsx";
import { ActNews } from "./ActNews.tsx";
import styles from "./GuestActs.module.css";
import { RequestNote } from "./RequestNote.tsx";

const ChangeForm = lazyPart(() => import("./ChangeForm.tsx"));
const CompleteForm = lazyPart(() => import("./CompleteForm.tsx"));
const SignWaiver = lazyPart(() => import("./SignWaiver.tsx"));

/** A device's clock may be ahead: the server decides by its own whether a trip is over. */
const CLOCK_DAYS = 8;

export interface GuestActsProps {
  readonly shown: ShownBooking;
  /** One of several on its page: what has a form of the same fields each is led to. */
  readonly isListed?: boolean;
  /** Something was made that this device does not keep. */
  readonly onMade?: (() => void) | undefined;
}

/** A signature that was not taken: its form is there again, with what was said. */
const isUnsigned = ({ command, state }: ActRow) => command.kind === "sign" && state === "attention";

/** What a guest does with a booking that stands, and what becomes of it (decision 45). */
export default function GuestActs({ shown, isListed = false, onMade }: GuestActsProps) {
  const { view, delivery, isKept } = shown;
  const item = useBookedItem(shown);
  const acts = useObservable(() => observeActs(view.id), [view.id]);
  const isOver = view.date < addDays(belizeDay(Date.now()), -CLOCK_DAYS);
  const isOpen = view.status === null || view.status === "confirmed" || view.status === "pending";
  const isReachable = isKept || view.tripKey;
  const canAct =
    isOpen && !isOver && isReachable && delivery !== "refused" && delivery !== "unwanted";
  // one at a time: the next one depends on what becomes of it
  const isChanging = acts?.some(
    ({ command, state }) => command.kind === "change" && state !== "attention",
  );
  const canChange = canAct && view.status === "confirmed" && delivery === "stored" && !isChanging;
  const told = canAct ? readToldWaiver(view.waiver) : null;
  const unsigned = told ? acts?.find(isUnsigned) : undefined;
  const hash = told?.texts[LANGUAGE];
  useEffect(() => {
    // kept while there is a line: it is signed at the river
    if (hash) waiverText(hash).catch(() => null);
  }, [hash]);
  if (acts === undefined || !(canAct || acts?.length || (isOpen && view.request))) return null;
  return (
    <section className={`stack-3 ${styles.acts} screen-only`} aria-label={words.complete}>
      <ActNews shown={shown} acts={acts ?? []} apart={unsigned} />
      {isOpen && <RequestNote {...{ shown, item, onMade }} />}
      <SaidSummary view={view} item={item} />
      {canAct && item && (
        <LateDetails summary={words.complete}>
          <CompleteForm {...{ shown, item, onMade }} acts={acts ?? []} />
        </LateDetails>
      )}
      {canChange && item && !isListed && (
        <LateDetails summary={words.changeIt}>
          <ChangeForm
            key={`${view.date} ${view.departureTime} ${view.guests} ${view.priceCents}`}
            {...{ shown, item, onMade }}
          />
        </LateDetails>
      )}
      {canChange && item && isListed && (
        <p>
          <ButtonLink
            to="/confirmation"
            variant="ghost"
            size="sm"
            state={{ booking: travelling(shown), scene: itemScene(view.type, view.itemId) }}
          >
            {words.changeIt}
          </ButtonLink>
        </p>
      )}
      {told && (
        <LateDetails summary={waivers.sign} isOpen={unsigned !== undefined}>
          <SignWaiver {...{ shown, told, onMade }} refused={unsigned} />
        </LateDetails>
      )}
    </section>
  );
}
