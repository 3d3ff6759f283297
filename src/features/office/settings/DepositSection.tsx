import { Textarea } from "@mantine/core";
import { MOST_DEPOSIT_TEXT } from "#domain/site/deposit-texts.ts";
import * as words from "#messages/office/settings/deposits.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { Section } from "./Section.tsx";
import { fieldId, type SectionProps, useSection, type WrittenLanguage } from "./use-section.ts";

/** How guests pay a deposit, and whether they are reminded; how much is asked stands at each service. */
export function DepositSection(props: SectionProps & WrittenLanguage) {
  const { written, onWritten } = props;
  const { form, values, errors, set } = useSection(props, {
    title: words.title,
    fields: ["deposit_texts", "deposit_reminders"],
  });
  const { deposit_texts: texts } = values;
  return (
    <Section place="deposits" {...form}>
      <LanguageChoice value={written} onChange={onWritten} />
      <Textarea
        id={fieldId("deposit_texts")}
        label={words.how}
        description={words.hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={5}
        maxLength={MOST_DEPOSIT_TEXT}
        value={texts[written] ?? ""}
        error={errors.deposit_texts}
        onChange={(event) =>
          set("deposit_texts", { ...texts, [written]: event.currentTarget.value })
        }
      />
      <CheckRow
        label={words.remind}
        hint={words.remindHint}
        isChecked={values.deposit_reminders}
        onChange={(isChecked) => set("deposit_reminders", isChecked)}
      />
    </Section>
  );
}
