import { type FormEvent, useRef, useState } from "react";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { centsToDollars, formatUsdExact } from "#domain/money.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { lineWords } from "#domain/price/words.ts";
import { preferredTime } from "#messages/visitor/booking/form.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";
import { Button } from "#ui/parts/Button.tsx";
import { focusAround } from "#ui/parts/Question.tsx";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { focusFirst, isUntouched, writeTexts } from "#ui/visitor/forms/form-texts.ts";
import { DateField } from "../DateField.tsx";
import { useDepartures } from "../departures/use-departures.ts";
import { GuestsField } from "../GuestsField.tsx";
import { ChangeCounts } from "./ChangeCounts.tsx";
import { changedIn } from "./changed.ts";
import type { Errors } from "./completed.ts";
import styles from "./GuestActs.module.css";
import { makeAct } from "./make-act.ts";
import { useActDraft } from "./use-act-draft.ts";

interface ChangeFormProps {
  readonly shown: ShownBooking;
  readonly item: CatalogueItem;
  readonly onMade?: (() => void) | undefined;
}

/** Another day, departure or party, with what that costs before it is asked for. */
export default function ChangeForm({ shown, item, onMade }: ChangeFormProps) {
  const { view } = shown;
  const known = changedIn(view, item);
  const [now, setNow] = useState(known.stands);
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const picker = useDepartures(item);
  const lines = known.lines(now);

  // of this booking as it stands: what was typed before it became another would take that back
  const { date: dayBefore, departureTime: timeBefore, guests: partyBefore } = known.stands;
  const draft = useActDraft(`change/${view.id}/${dayBefore}/${timeBefore}/${partyBefore}`);
  const filled = useRef<HTMLFormElement | null>(null);

  const fillIn = (form: HTMLFormElement | null) => {
    if (!form || filled.current) return;
    filled.current = form;
    draft.restore(form);
    writeTexts(form, known.texts, isUntouched);
    setNow(known.read(form));
  };
  const look = (form: HTMLFormElement) => {
    setNow(known.read(form));
    setErrors({});
    setSaid("");
    draft.keep(form);
  };
  const choose = (time: string) => {
    if (!filled.current) return;
    // what is typed next reads it there
    writeTexts(filled.current, { departureTime: time });
    look(filled.current);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const changes = known.changes(now);
    const isMoved = "booking_date" in changes;
    const found = { ...(isMoved ? picker?.mistakes(now) : {}), ...known.mistakes(now) };
    setErrors(found);
    setSaid("");
    if (Object.keys(found).length > 0) {
      setSaid(words.checkFields);
      return focusFirst(form, found);
    }
    if (Object.keys(changes).length === 0) return setSaid(words.nothingNew);
    setIsBusy(true);
    const price = centsToDollars(sumOf(lines ?? []));
    const made = await makeAct(shown, { kind: "change", changes, price });
    setIsBusy(false);
    if (made.kind === "refused") return setSaid(made.message);
    draft.drop();
    // while it waits nothing else can be asked for
    focusAround(form);
    if (made.kind === "sent") {
      setSaid(words.sent);
      onMade?.();
    }
  };

  const { date: day, departureTime: time, guests } = now;
  const isSameDeparture = day === view.date && time === known.stands.departureTime;
  return (
    <form
      className="stack-4"
      noValidate
      aria-label={words.changeIt}
      ref={fillIn}
      onSubmit={submit}
      onInput={(event) => look(event.currentTarget)}
    >
      <p className="small">
        {words.changeText} {view.together && words.ways}
      </p>
      <div className={styles.fields}>
        <DateField departures={picker?.departures} error={errors.date} onChange={() => {}} />
        <GuestsField limits={guestLimits(item)} error={errors.guests} onChange={() => {}} />
        <div hidden={picker?.hasTimes(day)}>
          <TextField
            name="departureTime"
            label={preferredTime}
            type="time"
            isOptional
            error={errors.departureTime}
          />
        </div>
      </div>
      {picker && (
        <picker.DepartureChoice
          {...{ departures: picker.departures, day, time, errors }}
          guests={isSameDeparture ? (guests ?? 0) - view.guests : guests}
          onChoose={choose}
        />
      )}
      <ChangeCounts item={item} counted={known.counted} errors={errors} />
      <Price lines={lines} beforeCents={view.priceCents} />
      <p role="status" hidden={!said}>
        {said}
      </p>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.saving : words.requestChange}
      </Button>
    </form>
  );
}

interface PriceProps {
  /** Null while the party is none that can be booked. */
  readonly lines: readonly PriceLine[] | null;
  readonly beforeCents: number;
}

/** What it will cost, and how that comes about. */
function Price({ lines, beforeCents }: PriceProps) {
  if (!lines) return null;
  const cents = sumOf(lines);
  if (cents === beforeCents) return <p role="status">{words.samePrice}</p>;
  return (
    <dl className={styles.said} aria-live="polite">
      {lineWords(lines).map(([label, amount]) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <dt>
        <strong>{words.newPrice}</strong>
      </dt>
      <dd>
        <strong>{formatUsdExact(cents)} USD</strong>
      </dd>
    </dl>
  );
}
