import { useState } from "react";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { signedOf } from "#domain/waivers/of-booking.ts";
import type { WaiverRow } from "#domain/waivers/row.ts";
import type { Standing } from "#domain/waivers/standing.ts";
import * as words from "#messages/office/bookings/waivers.ts";
import { erased } from "#messages/papers/waiver.ts";
import { Button } from "#ui/parts/Button.tsx";
import { OneWaiver } from "./OneWaiver.tsx";
import { TakeBack } from "./TakeBack.tsx";
import type { useWaivers } from "./use-waivers.ts";
import styles from "./WaiversPage.module.css";

interface WaiverRowsProps
  extends Pick<ReturnType<typeof useWaivers>, "whole" | "signedTexts" | "waiting"> {
  readonly booking: OfficeBooking;
}

/** Who has signed, how each signature stands, and what can be done with it. */
export function WaiverRows(props: WaiverRowsProps) {
  const { booking, waiting } = props;
  const { standings } = signedOf(booking);
  const made = booking.waivers.filter(({ kind }) => kind === "signed");
  return (
    <section className="stack-3" aria-label={words.signatures}>
      <h2 className={styles.heading}>{words.signatures}</h2>
      {made.length === 0 && <p className="small">{words.nobody}</p>}
      <ul className={styles.rows}>
        {made.map((row) => (
          <li key={row.id} className={styles.row}>
            <OneRow
              {...props}
              row={row}
              standing={standings.get(row.id) ?? "valid"}
              isWaiting={waiting.has(row.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneRowProps extends WaiverRowsProps {
  readonly row: WaiverRow;
  readonly standing: Standing;
  readonly isWaiting: boolean;
}

function OneRow({ booking, row, standing, isWaiting, whole, signedTexts }: OneRowProps) {
  const [shows, setShows] = useState<"nothing" | "sheet" | "question">("nothing");
  const reason = booking.waivers.find(({ voids }) => voids === row.id)?.reason ?? "";
  const name = row.guest || erased;
  const waiver = whole.find(({ id }) => id === row.id);
  const text = signedTexts[row.text_hash];
  const toggle = (part: typeof shows) => setShows(shows === part ? "nothing" : part);
  return (
    <>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{" "}
        {row.relation && <bdi>{words.by(row.signed_by, row.relation)}</bdi>}
        {!row.is_drawn && row.guest && <span className="small"> ({words.byName})</span>}
      </p>
      <p className="small">
        {words.standings[standing]}
        {reason && `: ${reason}`}
        {` · ${formatBelizeTime(Date.parse(row.signed_at.replace(" ", "T")))}`}
      </p>
      {isWaiting && <p className="small">{words.waits}</p>}
      <div className={`${styles.ways} screen-only`}>
        <Button variant="outline" onClick={() => toggle("sheet")}>
          {shows === "sheet" ? words.hide : words.show}
          <span className="visually-hidden"> {words.of(name)}</span>
        </Button>
        {standing !== "voided" && (
          <Button variant="ghost" onClick={() => toggle("question")}>
            {words.takeBack}
            <span className="visually-hidden"> {words.of(name)}</span>
          </Button>
        )}
      </div>
      {shows === "question" && (
        <TakeBack booking={booking} row={row} onDone={() => setShows("nothing")} />
      )}
      {shows === "sheet" &&
        (waiver && text ? (
          <OneWaiver booking={booking} waiver={waiver} text={text} voided={reason} />
        ) : (
          <p className="small">{words.withLine}</p>
        ))}
    </>
  );
}
