import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { onFormsForgotten } from "#data/local/form-drafts.ts";
import { watchLine } from "#data/local/line-hint.ts";
import { findItem } from "#domain/catalogue/find.ts";
import { type CatalogueItem, minGuests } from "#domain/catalogue/item.ts";
import { payAheadWords } from "#domain/deposit/words.ts";
import { shownLines } from "#domain/price/shown-total.ts";
import { visitors } from "#domain/refusal.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { Button, ButtonLink } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { tellFilledIn } from "#ui/visitor/forms/follow-form.ts";
import { NeedsScripts } from "#ui/visitor/NeedsScripts.tsx";
import { OfflineNote } from "#ui/visitor/OfflineNote.tsx";
import { BookingFields } from "./BookingFields.tsx";
import styles from "./BookingPage.module.css";
import { BookingSummary, totalWords } from "./BookingSummary.tsx";
import { readBookingForm } from "./booking-form.ts";
import { useDepartures } from "./departures/use-departures.ts";
import { findMended, mendedId } from "./mend.ts";
import type { Ways } from "./there-and-back/ways.ts";
import { loadBookedAlready, useBooking } from "./use-booking.ts";
import { usePaidTo } from "./use-paid-to.ts";
import { useSeenPrice } from "./use-seen-price.ts";

const BookedAlready = lazyPart(loadBookedAlready);
const OfferChange = lazyPart(() => import("./OfferChange.tsx"));

const FORM_ID = "booking-form";

/** `/booking/{type}/{id}`: the one form for tours and transfers (SPEC §2, booking page). */
export default function BookingPage({ type, id }: { type: string; id: string }) {
  return <BookingAt key={`${type}/${id}`} type={type} id={id} />;
}

/** What was on offer when the form was opened stays in it: what has been typed is not thrown away. */
function BookingAt({ type, id }: { type: string; id: string }) {
  const offered = findItem(useSite(), type, id);
  const [known, setKnown] = useState(offered);
  if (offered && offered !== known) setKnown(offered);
  const isUnknown = !known;
  useEffect(() => {
    // a refused booking can be mended though its item is not offered any more
    if (isUnknown)
      findMended(location.search).then(
        (mended) => setKnown(mended?.item),
        () => {},
      );
  }, [isUnknown]);
  const item = offered ?? known;
  if (!item) return <UnknownItem type={type} />;
  return <BookingOf key={`${item.type}/${item.id}`} item={item} isOffered={!!offered} />;
}

function UnknownItem({ type }: { type: string }) {
  return (
    <MessagePage
      title={visitors.words(`not_found:${type}`)}
      text={words.notFoundText}
      scene="not-found"
    >
      <ButtonLink to="/tours">{words.tours}</ButtonLink>
      <ButtonLink to="/transfers" variant="outline">
        {words.transfers}
      </ButtonLink>
    </MessagePage>
  );
}

interface BookingOfProps {
  readonly item: CatalogueItem;
  /** False when the operator has taken it off the site while the form was open. */
  readonly isOffered: boolean;
}

function BookingOf({ item, isOffered }: BookingOfProps) {
  const [guests, setGuests] = useState<number | null>(minGuests(item));
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const picker = useDepartures(item);
  const [count, setCount] = useState(() => shownLines);
  const [ways, setWays] = useState<Ways | null>(null);
  const fare = count(item, guests);
  const [lines, backLines = []] = (fare && ways?.split(fare)) ?? [fare];
  const all = lines && [...lines, ...backLines];
  const booking = useBooking(item, picker, count, ways);
  const isOffline = useSyncExternalStore(...watchLine);
  const price = useSeenPrice(item);
  const paidTo = usePaidTo();
  const opening = useRef(booking);
  const touched = useRef(price.touch);
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const show = () => {
      tellFilledIn(form);
      const typed = readBookingForm(form);
      setGuests(typed.guests);
      setDay(typed.date);
      setTime(typed.departureTime);
      if (typed.firstName || typed.email || typed.date) touched.current();
    };
    // beside what was typed before the scripts had arrived
    if (!mendedId(location.search)) opening.current.restore(form);
    show();
    findMended(location.search)
      .then((mended) => {
        if (!mended) return;
        opening.current.mend(mended, form);
        show();
      })
      .catch(() => {
        // nothing can be read on this device: the form stays empty
      });
    return onFormsForgotten(() => {
      form.reset();
      show();
    });
  }, []);
  // before the scripts a press would send what was typed as part of an address
  const isDisabled = !useHydrated() || booking.isSubmitting;
  const submitLabel = booking.isSubmitting ? words.processing : words.confirmBooking;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{item.type === "tour" ? words.bookYourTour : words.bookYourTransfer}</h1>
        <p>
          <strong>{item.name}</strong>
        </p>
        <p>
          {item.type === "tour" ? item.location : words.privateTransfer} · {item.duration}
        </p>
      </header>
      <div className={styles.columns}>
        <form
          id={FORM_ID}
          className={styles.form}
          noValidate
          aria-labelledby="form-heading"
          onSubmit={price.isToBeAccepted ? price.askFirst : booking.submit}
          onInput={(event) => booking.keep(event.currentTarget)}
          onFocus={() => {
            price.touch();
            booking.prepare();
          }}
        >
          <h2 id="form-heading">{words.yourInformation}</h2>
          <Notice icon="wallet" className={styles.notice}>
            <p>
              {paidTo ? words.payPartner(paidTo) : payAheadWords(item.deposit) || words.noPayment}
            </p>
          </Notice>
          {booking.isOnlineOnly && (
            <Notice tone="warning" className={styles.notice} announce>
              <p>{words.onlineOnly}</p>
            </Notice>
          )}
          <NeedsScripts>{words.noScripts}</NeedsScripts>
          <BookingFields
            item={item}
            {...{ guests, day, time, picker }}
            errors={booking.errors}
            onEdit={booking.clearError}
            onGuests={setGuests}
            onDay={setDay}
            check={booking.check}
            onCount={setCount}
            onWays={setWays}
            onTime={setTime}
          />
          {(!isOffered || price.isToBeAccepted) && (
            <OfferChange {...{ price, item, guests, count, isOffered }} />
          )}
          {booking.twin && (
            <BookedAlready twin={booking.twin} itemName={item.name} onAgain={booking.bookAgain} />
          )}
          {/* where it is pressed: further up it would push the fields away from under a finger */}
          <OfflineNote isOffline={isOffline && !booking.isOnlineOnly} className={styles.notice}>
            {words.offline}
          </OfflineNote>
          <Button
            type="submit"
            variant="action"
            size="lg"
            className={styles.submit}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </form>
        <div className={styles.side}>
          <BookingSummary {...{ guests, lines, all, day, time, paidTo }} item={ways?.item ?? item}>
            {ways?.tellBack?.(backLines, paidTo)}
          </BookingSummary>
        </div>
      </div>
      <div className={styles.bar}>
        <p>
          <span>{words.total}</span> <strong>{totalWords(all)}</strong>
        </p>
        <Button type="submit" form={FORM_ID} variant="action" disabled={isDisabled}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
