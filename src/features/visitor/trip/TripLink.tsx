import { useRef, useState } from "react";
import { refreshStandings } from "#data/sync/standings.ts";
import { endLinks } from "#data/sync/trips.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import * as words from "#messages/visitor/trip/trip.ts";
import { Button, buttonLook } from "#ui/parts/Button.tsx";
import { Question } from "#ui/parts/Question.tsx";
import { toast } from "#ui/toast/toast.ts";
import QrCode from "#ui/visitor/trip/QrCode.tsx";
import { tripAddress } from "#ui/visitor/trip/trip-address.ts";
import styles from "./TripLink.module.css";

export interface TripLinkProps {
  readonly view: Booking;
  /** The key of its link, as the server has told it last. */
  readonly tripKey: string;
  /** All links have been ended; the key of the next one. */
  readonly onEnded?: ((key: string) => void) | undefined;
}

/** A booking's link for its guest's other devices and companions: code, copy, chat; and the end of all links. */
export default function TripLink({ view, tripKey, onEnded }: TripLinkProps) {
  const address = tripAddress(tripKey);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: words.copied, message: words.copiedText });
    } catch {
      field.current?.select();
      toast({ title: words.link, message: words.notCopied });
    }
  };
  const message = words.shared(view.itemName, formatLongDay(view.date), address);
  return (
    <div className={styles.link}>
      <QrCode content={address} label={words.code} className={styles.code} />
      <div className="stack-3">
        <p>{words.otherPhoneText}</p>
        <input
          ref={field}
          readOnly
          aria-label={words.link}
          value={address}
          className={styles.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={`row-2 ${styles.ways}`}>
          <Button variant="outline" onClick={copy}>
            {words.copy}
          </Button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ variant: "outline" })}
          >
            {words.byWhatsApp}
          </a>
          <EndLinks id={view.id} tripKey={tripKey} onEnded={onEnded} />
        </div>
      </div>
    </div>
  );
}

type EndLinksProps = Pick<TripLinkProps, "tripKey" | "onEnded"> & { readonly id: string };

/** Asks before the links end. */
function EndLinks({ id, tripKey, onEnded }: EndLinksProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const answer = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes || isBusy) return;
    setIsBusy(true);
    const ended = await endLinks(tripKey);
    setIsBusy(false);
    if (ended.kind === "known") {
      toast({ title: words.ended, message: words.endedText, tone: "success" });
      if (ended.view.tripKey) onEnded?.(ended.view.tripKey);
      return;
    }
    if (ended.kind === "wrong") {
      toast({ title: words.endedBefore, message: words.endedBeforeText });
      // the device that booked is told the next one
      return refreshStandings(id).catch(() => {});
    }
    toast({ title: words.notEnded, message: words.notEndedText, tone: "destructive" });
  };
  return (
    <>
      <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {words.end}
      </Button>
      {isAsking && (
        <Question title={words.endQuestion} no={words.endNo} yes={words.endYes} onAnswer={answer}>
          {words.endText}
        </Question>
      )}
    </>
  );
}
