import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { LANGUAGES, type Language } from "#domain/language.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/settings/sections.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import { forgetDrafts, hasDrafts } from "#ui/office/forms/use-draft.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { ContentSection } from "./ContentSection.tsx";
import { DepositSection } from "./DepositSection.tsx";
import { GeneralSection } from "./GeneralSection.tsx";
import { LanguageSection } from "./LanguageSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { PlacesSection } from "./PlacesSection.tsx";
import { PrivacySection } from "./PrivacySection.tsx";
import { ReceiptsSection } from "./ReceiptsSection.tsx";
import { RemindersSection } from "./RemindersSection.tsx";
import { Section } from "./Section.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import styles from "./SettingsPage.module.css";
import { TranslationsSection } from "./TranslationsSection.tsx";
import { SETTINGS_DRAFTS } from "./use-section.ts";
import { useSettings } from "./use-settings.ts";

const PartnersSection = lazyPart(() => import("./partners/PartnersSection.tsx"));
/** With what few switch on. */
const PushSection = lazyPart(() => import("./push/PushSection.tsx"));

const SKELETON_ROWS = Array.from({ length: 6 }, (_, row) => row);

interface SettingsPageProps {
  readonly onLanguage: (language: Language) => Promise<void>;
}

/** What the operator sets: each part is saved on its own. */
export default function SettingsPage({ onLanguage }: SettingsPageProps) {
  const { stored, setStored, failure, reload } = useSettings();
  const [written, setWritten] = useState<Language>(LANGUAGES[0]);
  const writing = { written, onWritten: setWritten };
  const hasParts = stored !== null;
  // the part that the address names is there only now
  useEffect(() => {
    if (hasParts) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [hasParts]);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{heads.settings}</h1>
      {failure !== null && (
        <div className={styles.face}>
          <Notice tone="destructive" title={words.notFetched} announce>
            <p>{failure}</p>
          </Notice>
          <Button onClick={reload}>{words.tryAgain}</Button>
        </div>
      )}
      {!stored && failure === null && (
        <div className={styles.section} aria-busy="true">
          <p className="visually-hidden">{words.loading}</p>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} className={styles.skeleton} />
          ))}
        </div>
      )}
      {stored && (
        <>
          <UnsavedChanges
            isDirty={() => hasDrafts(SETTINGS_DRAFTS)}
            onDiscard={() => forgetDrafts(SETTINGS_DRAFTS)}
          />
          <GeneralSection stored={stored} onSaved={setStored} />
          <AppearanceSection stored={stored} onSaved={setStored} />
          <ContentSection stored={stored} onSaved={setStored} {...writing} />
          <PlacesSection stored={stored} onSaved={setStored} />
          <ReceiptsSection stored={stored} onSaved={setStored} />
          <PartnersSection />
          <DepositSection stored={stored} onSaved={setStored} {...writing} />
          <RemindersSection stored={stored} onSaved={setStored} />
          <MailSection stored={stored} onSaved={setStored} {...writing} />
          <TranslationsSection stored={stored} onWritten={setWritten} />
          <PrivacySection stored={stored} onSaved={setStored} />
          <PushSection Frame={Section} />
          <LanguageSection onLanguage={onLanguage} />
          <SecuritySection />
        </>
      )}
      <footer className={styles.version}>{words.version}</footer>
    </div>
  );
}
