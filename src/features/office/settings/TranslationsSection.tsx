import { useId } from "react";
import { LANGUAGES, type Language, OWN_NAMES } from "#domain/language.ts";
import type { MissingText } from "#domain/site/missing-texts.ts";
import * as fields from "#messages/office/services/fields.ts";
import * as deposits from "#messages/office/settings/deposits.ts";
import * as mails from "#messages/office/settings/mails.ts";
import * as content from "#messages/office/settings/site-content.ts";
import * as words from "#messages/office/settings/translations.ts";
import { Link } from "#ui/navigation/Link.tsx";
import styles from "./SettingsPage.module.css";
import { useMissingTexts } from "./use-missing-texts.ts";

interface TranslationsSectionProps {
  /** What is missing is asked for anew when this is another: something was saved. */
  readonly stored: unknown;
  readonly onWritten: (language: Language) => void;
}

const FIELDS: Readonly<Record<string, string>> = fields.labels;
const LABELS: Readonly<Record<string, string>> = content.labels;

/** What is not written yet in each other language, with the way to where it is written. */
export function TranslationsSection({ stored, onWritten }: TranslationsSectionProps) {
  const id = useId();
  const { missing, failure } = useMissingTexts(stored);
  return (
    <section id="translations" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.subtitle}>
        {words.title}
      </h2>
      {failure !== null && <p>{words.notCounted(failure)}</p>}
      {missing &&
        LANGUAGES.slice(1).map((language) => {
          const texts = missing[language] ?? [];
          const name = OWN_NAMES[language];
          return (
            <div key={language}>
              <p>{texts.length === 0 ? words.complete(name) : words.lacks(name, texts.length)}</p>
              <ul className={styles.missing}>
                {texts.map((text) => (
                  <li key={wayTo(text).key}>
                    <Way text={text} language={language} onWritten={onWritten} />
                    <span className={styles.lacking}>{wayTo(text).lacking}</span>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
    </section>
  );
}

interface WayProps extends Pick<TranslationsSectionProps, "onWritten"> {
  readonly text: MissingText;
  readonly language: Language;
}

function Way({ text, language, onWritten }: WayProps) {
  const { place, label } = wayTo(text);
  if (text.kind === "service") {
    const search = { edit: `${text.type}/${text.id}`, texts: language };
    return (
      <Link to="/admin/services" search={search}>
        {label}
      </Link>
    );
  }
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        // another entry of the history would be leaving what was typed
        event.preventDefault();
        onWritten(language);
        document.getElementById(place)?.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
}

/** Where a text is written, on this page, what that is called, and what is missing there. */
function wayTo(text: MissingText): { key: string; place: string; label: string; lacking: string } {
  const named = (names: readonly string[], labels: Readonly<Record<string, string>>) =>
    names.map((name) => labels[name] ?? name).join(", ");
  switch (text.kind) {
    case "service":
      return {
        key: `${text.type}/${text.id}`,
        place: "",
        label: text.name,
        lacking: named(text.fields, FIELDS),
      };
    case "mail":
      return {
        key: text.mail,
        place: "email-notifications",
        label: mails.kinds[text.mail],
        lacking: words.builtInMail,
      };
    case "deposit":
      return { key: "deposit", place: "deposits", label: deposits.title, lacking: deposits.how };
    default:
      return {
        key: `${text.kind} ${text.place}`,
        place: "site-content",
        label: content.kinds[text.kind].entry(text.place),
        lacking: named(text.fields, LABELS),
      };
  }
}
