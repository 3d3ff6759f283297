import { Button, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { OpenRequest } from "#data/office/remote/departures/waiting.ts";
import { askedRows } from "#domain/booking/asked-rows.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { officeWireOf } from "#domain/booking/office/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { MOST_REQUEST_WORDS } from "#domain/booking/requests/decision.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { languageOf } from "#domain/language-of.ts";
import { formatUsdExact } from "#domain/money.ts";
import { messageRequired } from "#messages/office/bookings/mails.ts";
import * as words from "#messages/office/bookings/requests.ts";
import { mailFollows } from "#messages/office/bookings/status-change.ts";
import { shortBelizeTime } from "#ui/office/short-dates.ts";
import { Badge } from "#ui/parts/Badge.tsx";
import { carryOut } from "../carry-out.ts";
import { CardHead, whoOf } from "./CardHead.tsx";
import styles from "./Decisions.module.css";

interface RequestCardProps {
  readonly request: OpenRequest;
  /** As it will be when all that waits has been sent. */
  readonly booking: OfficeBooking;
  /** Undefined where the catalogue does not have it. */
  readonly item: CatalogueItem | undefined;
  readonly onView: () => void;
}

/** What a guest asks for once changing is free no more: what would come of it, and both answers. */
export function RequestCard({ request, booking, item, onView }: RequestCardProps) {
  const [isDeclining, setIsDeclining] = useState(false);
  const { changes, standing, refused, isOvertaken } = request;
  const current = new Map(askedRows({ ...officeWireOf(booking) }, item));
  const asked = shortBelizeTime(request.askedAtMs);
  const who = whoOf(booking);
  const [price, before] = [request.priceCents, booking.priceCents].map(formatUsdExact);
  const accept = () =>
    decide({ ...changes, ...(standing && { beyond_limit: true }) }, "accepted", "");
  const decide = (
    changes: OpenRequest["changes"],
    state: "accepted" | "declined",
    said: string,
  ) => {
    const done = (state === "accepted" ? words.accepted : words.declined)(
      bookingReference(booking.id),
    );
    const decision = { id: request.id, state, words: said };
    const next = booking.customer.email ? mailFollows : undefined;
    return carryOut([{ booking, changes: changes as BookingChanges, request: decision }], {
      done,
      next,
    });
  };
  return (
    <>
      <CardHead booking={booking} onView={onView}>
        {isOvertaken && <Badge variant="outline">{words.overtaken}</Badge>}
        <Badge variant="outline">{words.request}</Badge>
      </CardHead>
      <p className={styles.service}>{booking.itemName}</p>
      <dl className={styles.wanted}>
        {askedRows(changes, item).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong> {words.was(current.get(label) ?? "")}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {request.priceCents === booking.priceCents
          ? words.priceStays(price ?? "")
          : words.priceBecomes(price ?? "", before ?? "")}
      </p>
      <p>
        {refused.length > 0 ? words.refused : standing ? noRoomWords(standing) : words.hasRoom}
        {isOvertaken && ` ${words.overtakenText}`}
      </p>
      <p className="smallest">{words.askedAt(asked.day, asked.clock)}</p>
      {isDeclining ? (
        <DeclineRequest
          label={words.answer[languageOf(booking.lang)]}
          onDecline={(said) => decide({}, "declined", said)}
          onClose={() => setIsDeclining(false)}
        />
      ) : (
        <div className={styles.actions}>
          {refused.length === 0 && (
            <Button variant={standing ? "outline" : "default"} onClick={() => void accept()}>
              {standing ? words.acceptBeyond : words.accept}
              <span className="visually-hidden"> {who}</span>
            </Button>
          )}
          <Button variant="outline" onClick={() => setIsDeclining(true)}>
            {words.decline}
            <span className="visually-hidden"> {who}</span>
          </Button>
        </div>
      )}
    </>
  );
}

const noRoomWords = (standing: string): string =>
  (words.noRoom as Readonly<Record<string, string>>)[standing] ?? words.noRoomOther;

interface DeclineRequestProps {
  readonly label: string;
  readonly onDecline: (said: string) => void;
  readonly onClose: () => void;
}

/** A no wants words: the guest has nobody else to ask. */
function DeclineRequest({ label, onDecline, onClose }: DeclineRequestProps) {
  const [said, setSaid] = useState("");
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    setIsTried(true);
    if (said.trim()) onDecline(said.trim());
  };
  return (
    <div className={styles.declining}>
      <Textarea
        label={label}
        description={words.answerHint}
        rows={4}
        maxLength={MOST_REQUEST_WORDS}
        value={said}
        error={isTried && !said.trim() && messageRequired}
        ref={field}
        onChange={(event) => setSaid(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button onClick={submit}>{words.declineIt}</Button>
        <Button variant="outline" onClick={onClose}>
          {words.keepOpen}
        </Button>
      </div>
    </div>
  );
}
