import { TextInput } from "@mantine/core";
import type { ListedCode } from "#data/office/remote/money/codes.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { LONGEST_CODE } from "#domain/codes/check.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { itemKey } from "#domain/departures/key.ts";
import * as words from "#messages/office/services/codes.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { Choices } from "#ui/office/forms/Choices.tsx";
import { CountInput } from "#ui/office/forms/CountInput.tsx";
import { FormDialog } from "#ui/office/forms/FormDialog.tsx";
import styles from "./Codes.module.css";
import { useCodeForm } from "./use-code-form.ts";

interface CodeFormProps {
  readonly isOpen: boolean;
  /** Null for a new one. */
  readonly stored: ListedCode | null;
  readonly services: readonly ServiceSummary[];
  /** Saved or given up. */
  readonly onDone: () => void;
}

const DAYS = ["booked_from", "booked_until", "travelled_from", "travelled_until"] as const;
const COUNTS = ["uses", "uses_each"] as const;
const KINDS = ["percent", "cents"] as const;
const FOR = ["all", "some"] as const;

/** All that the office says of a code. Its text stays as it was made, since bookings name it. */
export function CodeForm({ isOpen, stored, services, onDone }: CodeFormProps) {
  const state = useCodeForm(stored, onDone);
  const { draft, errors, set, setCode } = state;
  const { code, kind, isForSome } = draft;
  const keyOf = ({ type, number }: ServiceSummary): ItemKey => itemKey(type, number);
  const choose = (key: ItemKey, isChosen: boolean) => {
    const others = code.items.filter((one) => one !== key);
    setCode({ items: isChosen ? [...others, key] : others });
  };
  return (
    <FormDialog
      {...{ isOpen, state }}
      title={stored ? words.change(stored.text) : words.addTitle}
      close={words.close}
      submit={state.isBusy ? words.saving : words.save}
      onSubmit={state.save}
      onClose={onDone}
    >
      <TextInput
        label={words.code}
        description={stored ? words.textStays : words.textHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        // blanks among the letters are left out
        maxLength={2 * LONGEST_CODE}
        disabled={stored !== null}
        value={code.text}
        error={errors.text}
        onChange={(event) => setCode({ text: event.currentTarget.value })}
      />
      <Choices
        label={words.takesOff}
        name="code-kind"
        value={kind}
        choices={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(chosen) => set({ kind: chosen, share: "" })}
      />
      <TextInput
        label={words.shares[kind]}
        inputMode="decimal"
        autoComplete="off"
        leftSection={kind === "cents" ? "$" : undefined}
        rightSection={kind === "percent" ? "%" : undefined}
        value={draft.share}
        error={errors.percent}
        onChange={(event) => set({ share: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        {DAYS.map((name) => (
          <TextInput
            key={name}
            type="date"
            label={words.days[name]}
            value={code[name]}
            error={errors[name]}
            onChange={(event) => setCode({ [name]: event.currentTarget.value })}
          />
        ))}
        {COUNTS.map((name) => (
          <CountInput
            key={name}
            label={words.counts[name]}
            description={words.countHints[name]}
            count={code[name]}
            empty={0}
            error={errors[name]}
            onChange={(count) => setCode({ [name]: count })}
          />
        ))}
      </div>
      <Choices
        label={words.holdsFor}
        name="code-services"
        value={isForSome ? "some" : "all"}
        choices={FOR.map((value) => ({ value, label: words.services[value] }))}
        onChange={(chosen) => set({ isForSome: chosen === "some" })}
      />
      {isForSome && (
        <fieldset className={styles.services}>
          <legend className="visually-hidden">{words.services.some}</legend>
          {services.map((service) => (
            <CheckRow
              key={keyOf(service)}
              label={service.name}
              isChecked={code.items.includes(keyOf(service))}
              onChange={(isChosen) => choose(keyOf(service), isChosen)}
            />
          ))}
        </fieldset>
      )}
      {errors.items && <p role="alert">{errors.items}</p>}
      <CheckRow
        label={words.active}
        hint={words.activeHint}
        isChecked={code.active}
        onChange={(active) => setCode({ active })}
      />
    </FormDialog>
  );
}
