import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { Asking, Asks } from "#domain/catalogue/asks.ts";
import type { BandDraft, ExtraDraft } from "#domain/catalogue/service/bands-draft.ts";
import type { DepositDraft } from "#domain/catalogue/service/deposit.ts";
import type { DraftValue } from "#domain/catalogue/service/draft.ts";
import type { Arrange } from "#domain/catalogue/service/draft-texts.ts";
import type { QuestionDraft } from "#domain/catalogue/service/questions-draft.ts";
import type { FieldRule } from "#domain/catalogue/service/rules.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import type { Language } from "#domain/language.ts";
import * as words from "#messages/office/services/fields.ts";
import { choiceWords, HINTS } from "../layout.ts";
import { AsksField } from "./AsksField.tsx";
import { BandsField, ExtrasField } from "./BandFields.tsx";
import { DepositField } from "./DepositField.tsx";
import { ItineraryField, ListField } from "./ListField.tsx";
import { QuestionsField } from "./QuestionsField.tsx";

interface EditorFieldProps {
  /** What is being edited, as far as it decides what is usual. */
  readonly item: Asking;
  readonly field: string;
  readonly rule: FieldRule;
  readonly value: DraftValue | undefined;
  readonly error: string | undefined;
  /** As typed: what a share of it comes to. */
  readonly servicePrice: string;
  /** `texts`: the last entry in other languages. */
  readonly onChange: (
    value: DraftValue,
    arrange?: Arrange,
    texts?: Readonly<Partial<Record<Language, string>>>,
  ) => void;
}

/** The id of a field's control, so that the first wrong one can have the focus. */
export const controlId = (field: string) => `service-${field}`;

/** One field of the editor: its rule says what it looks like. */
export function EditorField(props: EditorFieldProps) {
  const { item, field, rule, value, error, servicePrice, onChange } = props;
  const label = words.labels[field as keyof typeof words.labels];
  const id = controlId(field);
  if (rule.kind === "list") {
    const entries = value as readonly string[];
    return <ListField {...{ id, label, entries, error, onChange }} />;
  }
  if (rule.kind === "itinerary") {
    const entries = value as readonly ItineraryStop[];
    return <ItineraryField {...{ id, label, entries, error, onChange }} />;
  }
  if (rule.kind === "asks") {
    return <AsksField {...{ id, item, error, onChange }} asks={value as Asks} />;
  }
  if (rule.kind === "bands") {
    const entries = value as readonly BandDraft[];
    return <BandsField {...{ id, label, entries, error, onChange, servicePrice }} />;
  }
  if (rule.kind === "extras") {
    const entries = value as readonly ExtraDraft[];
    return <ExtrasField {...{ id, label, entries, error, onChange }} />;
  }
  if (rule.kind === "questions") {
    const entries = value as readonly QuestionDraft[];
    return <QuestionsField {...{ id, label, entries, error, onChange }} />;
  }
  if (rule.kind === "deposit") {
    return <DepositField {...{ id, error, onChange }} deposit={value as DepositDraft} />;
  }
  const common = {
    id,
    label,
    error,
    description: HINTS[field],
    inputWrapperOrder: ["label", "input", "description", "error"] as (
      | "label"
      | "input"
      | "description"
      | "error"
    )[],
    value: String(value ?? ""),
  };
  if (rule.kind === "choice") {
    const data = rule.choices.map((choice) => ({
      value: choice,
      label: choiceWords(choice),
    }));
    return (
      <NativeSelect
        {...common}
        data={data}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (rule.kind === "number") {
    return (
      <TextInput
        {...common}
        // of 82,50 a browser's own number field may make 8250
        type={rule.step === 0.01 ? "text" : "number"}
        inputMode="decimal"
        step={rule.step}
        leftSection={field.includes("price") ? "$" : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const isLong = rule.kind === "lines" || rule.max > 300;
  return isLong ? (
    <Textarea
      {...common}
      rows={rule.kind === "lines" ? 8 : 2}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      {...common}
      spellCheck={!("isAddress" in rule)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
