import { type MouseEvent, useState } from "react";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { askedRows } from "#domain/booking/asked-rows.ts";
import { askedChangeOf } from "#domain/booking/requests/asked-change.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { focusAround } from "#ui/parts/Question.tsx";
import styles from "./GuestActs.module.css";
import { makeAct } from "./make-act.ts";

interface RequestNoteProps {
  readonly shown: ShownBooking;
  readonly item: CatalogueItem | undefined;
  /** Something has changed that this device does not keep. */
  readonly onMade?: (() => void) | undefined;
}

/** What the office was asked for when changing was free no more: open until it answers, or declined with its words. */
export function RequestNote({ shown, item, onMade }: RequestNoteProps) {
  const { view } = shown;
  const [trouble, setTrouble] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const asked = askedChangeOf(view.request);
  if (!asked) return null;
  const isOpen = asked.state === "open";
  const withdraw = async ({ currentTarget }: MouseEvent) => {
    setIsBusy(true);
    const made = await makeAct(shown, { kind: "withdraw", changes: { request: asked.id } });
    setIsBusy(false);
    if (made.kind === "refused") return setTrouble(made.message);
    // the button goes
    focusAround(currentTarget);
    if (made.kind === "sent") onMade?.();
  };
  return (
    <div role="status">
      <Notice
        tone={isOpen ? "quiet" : "warning"}
        icon="clock"
        title={isOpen ? words.asked : words.requestDeclined}
      >
        <dl className={styles.said}>
          {askedRows(asked.changes, item).map(([label, value]) => (
            <div key={label} style={{ display: "contents" }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.words}>{isOpen ? words.askedText : asked.words}</p>
        {isOpen && (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={withdraw}>
            {words.withdraw}
          </Button>
        )}
        {trouble && <p>{trouble}</p>}
      </Notice>
    </div>
  );
}
