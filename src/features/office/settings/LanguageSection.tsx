import { useState } from "react";
import { LANGUAGE, LANGUAGES, type Language, OWN_NAMES } from "#domain/language.ts";
import * as words from "#messages/office/settings/sections.ts";
import { Choices } from "./Choices.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";

const CHOICES = LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }));

interface LanguageSectionProps {
  /** Stores it in the account and opens the back office in it. */
  readonly onLanguage: (language: Language) => Promise<void>;
}

/** In which language the back office speaks to who is signed in. */
export function LanguageSection({ onLanguage }: LanguageSectionProps) {
  const [language, setLanguage] = useState<Language>(LANGUAGE);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    await onLanguage(language);
    setIsBusy(false);
  };
  return (
    <Section
      place="language"
      title={words.language}
      button={words.save}
      isBusy={isBusy}
      isChanged={language !== LANGUAGE}
      onSubmit={save}
    >
      <Choices
        label={words.officeLanguage}
        name="language"
        value={language}
        choices={CHOICES}
        onChange={setLanguage}
      />
      <p className={styles.note}>{words.whereItSpeaks}</p>
    </Section>
  );
}
