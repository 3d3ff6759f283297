import { Button } from "@mantine/core";
import { useState } from "react";
import type { BookingHistory } from "#data/office/remote/bookings/history.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/bookings/guest-link.ts";
import { toast } from "#ui/toast/toast.ts";
import { carryOut } from "../carry-out.ts";
import styles from "./BookingDetails.module.css";

interface GuestLinkProps {
  readonly booking: OfficeBooking;
  /** Undefined until the server has told it. */
  readonly link: string | undefined;
  /** When it was opened first, ms since 1970, by each way that it goes; undefined until the server has told it. */
  readonly openedAtMs: BookingHistory["openedAtMs"] | undefined;
  /** All links have been ended: the next one is another. */
  readonly onEnded: () => void;
}

/** The link by which the guest sees and cancels the booking, to be handed over, and the end of all that were sent. */
export function GuestLink({ booking, link, openedAtMs, onEnded }: GuestLinkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.copied, message: words.copiedText });
    } catch {
      toast({ title: words.link, message: link });
    }
  };
  const end = async () => {
    setIsAsking(false);
    const changes = { trip_links: booking.tripLinks + 1 };
    await carryOut([{ booking, changes }], { title: words.link, done: words.ended });
    onEnded();
  };
  return (
    <section className={styles.part} aria-label={words.link}>
      <h3>{words.link}</h3>
      <p>{words.whatItIs}</p>
      {link ? (
        // no way there: it would put the booking among the operator's own
        <p className={styles.link}>
          <code>{link}</code>
        </p>
      ) : (
        <p className="smallest">{words.withConnection}</p>
      )}
      {openedAtMs && <p className={`smallest ${styles.opened}`}>{openedWords(openedAtMs)}</p>}
      <div className={styles.actions}>
        {link && (
          <Button variant="outline" onClick={() => copy(link)}>
            {words.copy}
          </Button>
        )}
        {isAsking ? (
          <>
            <Button variant="destructive" onClick={end}>
              {words.endYes}
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)} data-autofocus>
              {words.endNo}
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {words.end}
          </Button>
        )}
      </div>
      <p role="status">{isAsking && words.endText}</p>
    </section>
  );
}

function openedWords({ mail, device }: BookingHistory["openedAtMs"]): string {
  const said = [
    mail && words.openedFromMail(formatBelizeTime(mail)),
    device && words.openedOtherwise(formatBelizeTime(device)),
  ].filter(Boolean);
  return said.join(" ") || words.notOpened;
}
