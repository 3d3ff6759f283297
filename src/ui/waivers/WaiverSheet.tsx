import type { Ref } from "react";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { instantIn } from "#domain/instant.ts";
import type { WholeWaiver } from "#domain/waivers/row.ts";
import { FIELD, signatureFault } from "#domain/waivers/signature.ts";
import type { WaiverText } from "#domain/waivers/text.ts";
import * as words from "#messages/papers/waiver.ts";
import styles from "./WaiverSheet.module.css";
import { paragraphsOf } from "./WaiverText.tsx";

interface WaiverSheetProps {
  readonly waiver: WholeWaiver;
  /** As it was signed. */
  readonly text: WaiverText;
  /** What it was signed for, as rows of name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly issuer: string;
  /** Why it does not hold; empty where it does. */
  readonly voided: string;
  readonly ref?: Ref<HTMLElement>;
}

/** Further than this a clock was wrong, in ms. */
const DRIFT_MS = 2 * 60_000;

const instant = (stamp: string) => Date.parse(stamp.replace(" ", "T"));

/** One signed waiver, as it is printed on A4: the text that was signed, who, how and when. */
export function WaiverSheet({ waiver, text, facts, issuer, voided, ref }: WaiverSheetProps) {
  const { guest, signed_by, relation, signature, made_by, signed_at, device, device_time } = waiver;
  // of before it was asked what devices say, anything stands there
  const [signedMs, deviceMs] = [instant(signed_at), Date.parse(instantIn(device_time))];
  const isOff = Math.abs(signedMs - deviceMs) > DRIFT_MS;
  const rows = [
    ...facts,
    [words.guest, guest || words.erased],
    [words.signedBy, relation ? words.as(signed_by, relation) : signed_by || words.erased],
    [words.when, formatBelizeTime(signedMs)],
    ...(isOff ? [[words.clock, formatBelizeTime(deviceMs)] as const] : []),
    [words.recordedBy, made_by === "customer" ? words.ownDevice : words.officeDevice(made_by)],
    [words.device, device],
    [words.hash, waiver.text_hash],
    [words.id, waiver.id],
  ] as const;
  return (
    <article ref={ref} className={styles.sheet} aria-label={`${words.waiver}: ${guest}`}>
      <header className={styles.head}>
        <p>{issuer}</p>
        <h2>{words.waiver}</h2>
      </header>
      {voided && (
        <p className={styles.voided}>
          {words.voided}: {voided}
        </p>
      )}
      <div lang={text.language} className={styles.text}>
        {paragraphsOf(text.text).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.signature}>
        {signatureFault(signature) === null ? (
          <svg
            viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
            role="img"
            aria-label={words.signature}
          >
            <path d={signature} />
          </svg>
        ) : (
          guest && <p className={styles.typed}>{signed_by}</p>
        )}
        <p>
          <bdi>{signed_by}</bdi>
          {guest && signature === "" && ` · ${words.byName}`}
        </p>
      </div>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
