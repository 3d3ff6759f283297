import { useState } from "react";
import { LANGUAGE, type Language } from "#domain/language.ts";
import * as words from "#messages/office/settings/sections.ts";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";

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
      isBusy={isBusy}
      isChanged={language !== LANGUAGE}
      onSubmit={save}
    >
      <LanguageChoice label={words.officeLanguage} value={language} onChange={setLanguage} />
      <p className={styles.note}>{words.whereItSpeaks}</p>
    </Section>
  );
}
