import { type ComponentType, useRef, useState, useSyncExternalStore } from "react";
import { watchLine } from "#data/local/line-hint.ts";
import { forgetDevice, type Kept } from "#data/sync/my-bookings.ts";
import * as words from "#messages/visitor/my-bookings.ts";
import * as trip from "#messages/visitor/trip/trip.ts";
import { useSoon } from "#ui/browser/use-soon.ts";
import { Button, ButtonLink } from "#ui/parts/Button.tsx";
import { focusAround, Question } from "#ui/parts/Question.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { namedHere } from "#ui/site/named-here.ts";
import { useSite } from "#ui/site/use-site.ts";
import { toast } from "#ui/toast/toast.ts";
import { NeedsScripts } from "#ui/visitor/NeedsScripts.tsx";
import { OfflineNote } from "#ui/visitor/OfflineNote.tsx";
import { LateDetails } from "#ui/visitor/trip/LateDetails.tsx";
import { BookingCard, type OthersProps } from "./BookingCard.tsx";
import { MessageCard } from "./MessageCard.tsx";
import styles from "./MyBookingsPage.module.css";
import { type MyBookings, useMyBookings } from "./use-my-bookings.ts";

interface MyBookingsPageProps extends OthersProps {
  /** Has the link of a booking sent again; another feature's. */
  readonly FindBooking: ComponentType<object>;
}

/** `/my-bookings`: what this device has saved and sent, readable without a connection. */
export default function MyBookingsPage({ FindBooking, ...others }: MyBookingsPageProps) {
  const bookings = useMyBookings();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <OfflineNote isOffline={useSyncExternalStore(...watchLine)}>{words.offline}</OfflineNote>
      <NeedsScripts>{words.noScripts}</NeedsScripts>
      {(bookings.state === "loading" || isEmpty(bookings)) && (
        <NothingYet isCertain={bookings.state === "ready"} />
      )}
      {bookings.state === "unavailable" && <p>{words.unavailable}</p>}
      {bookings.state === "ready" && <KeptHere {...bookings.kept} {...others} />}
      <LateDetails summary={trip.find}>
        <FindBooking />
      </LateDetails>
    </div>
  );
}

/** As many as fill a screen: drawn at once, all others without holding the page up. */
const FIRST = 4;

function KeptHere({ bookings, messages, ...others }: Kept & OthersProps) {
  const site = useSite();
  const shown = useSoon(bookings, bookings.slice(0, FIRST));
  if (bookings.length + messages.length === 0) return null;
  return (
    <>
      <ul className="stack-5">
        {shown.map((row) => (
          <BookingCard
            key={row.id}
            row={namedHere(site, row)}
            other={
              row.view.together ? bookings.find(({ id }) => id === row.view.together) : undefined
            }
            {...others}
          />
        ))}
        {messages.map((row) => (
          <MessageCard key={row.id} row={row} />
        ))}
      </ul>
      <Forget />
    </>
  );
}

const isEmpty = (found: MyBookings) => found.state === "ready" && found.kept.bookings.length === 0;

/** The picture stands in the page from its first paint on; the words come when the device has been asked. */
function NothingYet({ isCertain }: { isCertain: boolean }) {
  return (
    <div className={styles.nothing} aria-busy={!isCertain}>
      <Scene name="contact" shape="wide" eager decorative className={styles.picture} />
      {isCertain && (
        <>
          <p>{words.nothingYet}</p>
          <p className={`row-3 ${styles.ways}`}>
            <ButtonLink to="/tours">{words.browseTours}</ButtonLink>
            <ButtonLink to="/transfers" variant="outline">
              {words.browseTransfers}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

/** Asks before anything is forgotten. */
function Forget() {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const answer = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes) return;
    focusAround(button.current);
    await forgetDevice();
    toast({ title: words.forgotten, message: words.forgottenText });
  };
  return (
    <>
      <Button ref={button} variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {words.forget}
      </Button>
      {isAsking && (
        <Question
          title={words.forgetQuestion}
          no={words.keep}
          yes={words.forgetEverything}
          onAnswer={answer}
        >
          {words.forgetText}
        </Question>
      )}
    </>
  );
}
