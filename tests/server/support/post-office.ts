import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { until } from "./waiting.ts";

/** A message as it arrived: who it was addressed to on the line, and what stands in it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
}

/** Takes every message; answers each with this code; or never answers. */
export type Mood = "accept" | "hang" | 421 | 450 | 451 | 452 | 550 | 554;

export interface PostOffice {
  readonly host: string;
  readonly port: number;
  /** All that was accepted, oldest first. */
  readonly mails: readonly ReceivedMail[];
  setMood(mood: Mood): void;
  /** Takes its time with the next message: `begun` once it has all of it, answered when it is let go. */
  hold(): { readonly begun: Promise<void>; letGo(): void };
  /** Waits until at least so many were accepted, and answers all of them. */
  waitForMails(count: number): Promise<readonly ReceivedMail[]>;
  /** Nothing listens on the port any more, until open() is called. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  open(): Promise<void>;
}

/** A real SMTP server that collects what is sent to it, and can be told to behave badly. */
export async function openPostOffice(): Promise<PostOffice> {
  const host = "127.0.0.1";
  const mails: ReceivedMail[] = [];
  let mood: Mood = "accept";
  let onMessage = async () => {};
  let port = 0;
  let server: SMTPServer | null = null;

  const open = async () => {
    const opened = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 100,
      onAuth: (auth, _session, done) => done(null, { user: auth.username }),
      onData(stream, session, done) {
        const receive = async () => {
          const content = await buffer(stream);
          await onMessage();
          const current = mood;
          if (current === "hang") return;
          if (current !== "accept") {
            done(Object.assign(new Error("told to refuse"), { responseCode: current }));
            return;
          }
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: content.toString("utf8"),
            parsed: await PostalMime.parse(content),
          });
          done();
        };
        receive().catch(done);
      },
    });
    // A sender that gives up in the middle of a message is part of the tests.
    opened.on("error", () => {});
    await new Promise<void>((ready) => {
      opened.listen(port, host, ready);
    });
    port = (opened.server.address() as AddressInfo).port;
    server = opened;
  };

  const close = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((closed) => closing.close(closed));
  };

  await open();
  return {
    host,
    port,
    mails,
    open,
    close,
    hold() {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const begun = new Promise<void>((resolve) => {
        onMessage = () => {
          onMessage = async () => {};
          resolve();
          return held;
        };
      });
      return { begun, letGo: () => letGo() };
    },
    setMood(next) {
      mood = next;
    },
    waitForMails: (count) => until(`${count} mails`, () => (mails.length < count ? null : mails)),
  };
}
