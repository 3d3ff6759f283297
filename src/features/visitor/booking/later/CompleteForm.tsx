import { type FormEvent, useState } from "react";
import type { ActRow } from "#data/local/outbox-row.ts";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { FIELDS } from "#domain/booking/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { isFlexible } from "#domain/catalogue/item.ts";
import { guests } from "#domain/detail-refusal.ts";
import { preferredTime } from "#messages/visitor/booking/form.ts";
import * as fields from "#messages/visitor/booking/pick-up-fields.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";
import { Button } from "#ui/parts/Button.tsx";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { fieldsFor } from "../pick-up/pick-up-group.ts";
import { usePlaces } from "../pick-up/use-places.ts";
import { Meanwhile, SaidFields } from "../said/SaidFields.tsx";
import { useSaid } from "../said/use-said.ts";
import { useTyped } from "../said/use-typed.ts";
import { type CompletedName, completedIn, type Errors, nameIn } from "./completed.ts";
import styles from "./GuestActs.module.css";
import { makeAct } from "./make-act.ts";
import { valueWords } from "./said.ts";

interface CompleteFormProps {
  readonly shown: ShownBooking;
  readonly item: CatalogueItem;
  readonly acts: readonly ActRow[];
  readonly onMade?: (() => void) | undefined;
}

const LABELS: Readonly<Record<CompletedName, string>> = {
  ...fields.labels,
  departureTime: preferredTime,
};
const HINTS: Readonly<Partial<Record<CompletedName, string>>> = fields.hints;

/** What was left open when it was booked: each field as it is known, and nothing has to be said. */
export default function CompleteForm({ shown, item, acts, onMade }: CompleteFormProps) {
  const { view } = shown;
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const places = usePlaces();
  const asked: readonly CompletedName[] = [
    ...(isFlexible(item) ? (["departureTime"] as const) : []),
    ...fieldsFor(item).map(({ name }) => name),
  ];
  const known = completedIn({ view, acts });
  const typing = useTyped(`completed/${view.id}`, known.stands, known.shown);
  const ofAll = useSaid(view, known.wanted);
  const list = `places-${view.id}`;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = known.read(typing.text, asked);
    const listed = ofAll.read();
    const found = { ...typed.errors, ...listed.errors };
    const changes = { ...typed.changes, ...listed.changes };
    setErrors(found);
    setSaid("");
    const [first] = Object.keys(found);
    if (first) {
      setSaid(words.checkFields);
      return form.querySelector<HTMLElement>(`[name="${nameIn(view.id, first)}"]`)?.focus();
    }
    if (Object.keys(changes).length === 0) return setSaid(words.nothingNew);
    setIsBusy(true);
    const made = await makeAct(shown, { kind: "complete", changes });
    setIsBusy(false);
    if (made.kind === "refused") {
      setErrors(known.errorsAt(made.fields));
      return setSaid(made.message);
    }
    typing.drop();
    ofAll.drop();
    if (made.kind === "sent") {
      setSaid(words.sent);
      onMade?.();
    }
  };

  return (
    <form
      className="stack-4"
      noValidate
      aria-label={words.complete}
      onSubmit={submit}
      onInput={() => setSaid("")}
    >
      <p className="small">{words.completeText}</p>
      <div className={styles.fields}>
        {asked.map((name) => (
          <TextField
            key={name}
            name={nameIn(view.id, name)}
            label={LABELS[name]}
            hint={HINTS[name]}
            isOptional
            type={name === "departureTime" ? "time" : "text"}
            value={typing.text(name)}
            onChange={(event) => typing.change(name, event.currentTarget.value)}
            error={errors[name] && guests.words(errors[name])}
            autoComplete="off"
            inputMode={FIELDS[name].is === "number" ? "numeric" : undefined}
            list={name === "pickupPlace" && places.length > 0 ? list : undefined}
          />
        ))}
      </div>
      <datalist id={list}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {asked.filter(typing.isOvertaken).map((name) => (
        <Meanwhile key={name} onLeave={() => typing.leave(name)}>
          {LABELS[name]}: {valueWords(FIELDS[name].wire, known.stands(name))}
        </Meanwhile>
      ))}
      <SaidFields said={ofAll} {...{ view, item, errors }} />
      <p role="status" hidden={!said}>
        {said}
      </p>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  );
}
