import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/party.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import styles from "./FindBooking.module.css";
import { canScan, Scanner } from "./Scanner.tsx";
import { findKept, useFound } from "./use-found.ts";

const MOST_SHOWN = 8;

interface FindBookingProps {
  readonly onFound: (booking: OfficeBooking) => void;
}

/** A booking by its reference, typed or scanned from a voucher, or by a name or phone number. */
export function FindBooking({ onFound }: FindBookingProps) {
  const [typed, setTyped] = useState("");
  const [isScanning, setIsScanning] = useState(false);
  const isAsked = typed.trim().replace(/^#/, "").length >= 2;
  const choose = (booking: OfficeBooking) => {
    setTyped("");
    onFound(booking);
  };
  const scanned = async (text: string) => {
    setIsScanning(false);
    const [only, ...others] = await findKept(text);
    if (only && others.length === 0) choose(only);
    else setTyped(text);
  };
  return (
    <search className="stack-2">
      <form
        className={styles.line}
        onSubmit={async (event) => {
          event.preventDefault();
          // what was typed last, whether its list is there yet or not
          const [only, ...others] = isAsked ? await findKept(typed) : [];
          if (only && others.length === 0) choose(only);
        }}
      >
        <TextInput
          type="search"
          aria-label={words.find}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          leftSection={<OfficeIcon name="search" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {canScan() && (
          <Button type="button" variant="outline" onClick={() => setIsScanning(!isScanning)}>
            {isScanning ? words.stopScanning : words.scan}
          </Button>
        )}
      </form>
      {isScanning && <Scanner onText={scanned} onEnd={() => setIsScanning(false)} />}
      {isAsked && <Found typed={typed} onChoose={choose} />}
    </search>
  );
}

interface FoundProps {
  readonly typed: string;
  readonly onChoose: (booking: OfficeBooking) => void;
}

/** What is meant by what has been typed so far. */
function Found({ typed, onChoose }: FoundProps) {
  const found = useFound(typed);
  if (!found) return null;
  if (found.length === 0) {
    return (
      <p role="status" className="soft">
        {words.noMatch}
      </p>
    );
  }
  return (
    <ul className={styles.found}>
      {found.slice(0, MOST_SHOWN).map((booking) => (
        <li key={booking.id}>
          <UnstyledButton className={styles.hit} onClick={() => onChoose(booking)}>
            <strong>
              {booking.customer.firstName} {booking.customer.lastName}
            </strong>
            <span>
              #{bookingReference(booking.id)} · {shortDay(booking.date)} ·{" "}
              {guestCount(booking.guests)}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
