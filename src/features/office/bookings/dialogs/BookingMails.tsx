import { Button } from "@mantine/core";
import { useState } from "react";
import { resendMail } from "#data/office/remote/bookings/history.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import type { BookingMail } from "#domain/booking/office/booking.ts";
import { speakerOf } from "#domain/refusal.ts";
import * as words from "#messages/office/bookings/mails.ts";
import { Badge, type BadgeVariant } from "#ui/parts/Badge.tsx";
import { toast } from "#ui/toast/toast.ts";
import styles from "./BookingDetails.module.css";

interface BookingMailsProps {
  /** Null until they are known. */
  readonly mails: readonly BookingMail[] | null;
  readonly onChanged: () => void;
}

const STATES: Readonly<Record<string, readonly [variant: BadgeVariant, word: string]>> = {
  queued: ["secondary", words.states.queued],
  sending: ["secondary", words.states.sending],
  sent: ["success", words.states.sent],
  suppressed: ["outline", words.states.suppressed],
  failed: ["destructive", words.states.failed],
};

/** A mail server's own words stand as they are. */
const REASONS = speakerOf(words.reasons);
const KINDS: Readonly<Record<string, string>> = words.kinds;

/** The booking's mails, how each stands, and sending one again. */
export function BookingMails({ mails, onChanged }: BookingMailsProps) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const resend = async ({ id, recipient }: BookingMail) => {
    setBusyId(id);
    try {
      const { sent } = await resendMail(id);
      toast(
        sent
          ? { title: words.sentTitle, message: words.sentAgain(recipient), tone: "success" }
          : { title: words.waitingTitle, message: words.triedAgain },
      );
    } catch (error) {
      toast({ title: words.notSentTitle, message: failureWords(error), tone: "destructive" });
    } finally {
      setBusyId(null);
      // what was not sent stands there with its reason
      onChanged();
    }
  };
  return (
    <section className={styles.part} aria-label={words.mails}>
      <h3>{words.mails}</h3>
      {mails?.length === 0 && <p className="smallest">{words.none}</p>}
      {mails?.map((mail) => {
        const [variant, word] = STATES[mail.state] ?? (["outline", mail.state] as const);
        const name = mail.subject || (KINDS[mail.kind] ?? words.otherKind);
        return (
          <div key={mail.id} className={styles.entry}>
            <div>
              <p>{name}</p>
              <p className="smallest">
                {[mail.recipient, when(mail.atMs)].filter(Boolean).join(" · ")}
              </p>
              {mail.error && <p className="smallest">{REASONS.words(mail.error)}</p>}
              <Badge variant={variant}>{word}</Badge>
            </div>
            <Button
              variant="outline"
              disabled={busyId !== null || mail.state === "sending"}
              onClick={() => resend(mail)}
            >
              {words.resend}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </div>
        );
      })}
    </section>
  );
}

const when = (atMs: number) => (Number.isNaN(atMs) ? "" : formatBelizeTime(atMs));
