import { Button } from "@mantine/core";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { withMoved, withoutEntry, withReplaced } from "#domain/list-edit.ts";
import { CONTENT_FIELDS, CONTENT_TEXTS, type ContentKind } from "#domain/site/content.ts";
import * as words from "#messages/office/settings/site-content.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { EntryButtons } from "#ui/office/forms/EntryButtons.tsx";
import { FieldError } from "#ui/office/forms/FieldError.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import { ContentField } from "./ContentField.tsx";
import styles from "./ContentList.module.css";
import { fieldId } from "./use-section.ts";

type Entry = Readonly<Record<string, unknown>>;

interface ContentListProps {
  readonly kind: ContentKind;
  /** Whose texts are written: entries are added, moved and hidden in English. */
  readonly language: Language;
  readonly entries: readonly Entry[];
  readonly error: string | undefined;
  readonly onChange: (entries: readonly Entry[]) => void;
}

const WITHOUT_OTHERS = Object.fromEntries(LANGUAGES.slice(1).map((name) => [name, undefined]));

/** Entries of one kind: written, moved, hidden, taken out. */
export function ContentList({ kind, language, entries, error, onChange }: ContentListProps) {
  const said = words.kinds[kind];
  const isEnglish = language === LANGUAGES[0];
  const all = Object.entries(CONTENT_FIELDS[kind]);
  const fields = all.filter(([field]) => isEnglish || CONTENT_TEXTS[kind].includes(field));
  const add = () => {
    const texts = Object.fromEntries(all.map(([field]) => [field, ""]));
    onChange([...entries, { ...texts, id: crypto.randomUUID().slice(0, 8), sample: false }]);
  };
  return (
    <fieldset id={fieldId(kind)} tabIndex={-1} className="stack-3">
      <legend className={styles.title}>{said.title}</legend>
      {entries.map((entry, index) => {
        const name = said.entry(index + 1);
        const set = (changes: Entry) =>
          onChange(withReplaced(entries, index, { ...entry, ...changes }));
        const texts = isEnglish ? entry : { ...(entry[language] as Entry | undefined) };
        const write = (field: string, text: string) => {
          if (!isEnglish) return set({ [language]: { ...texts, [field]: text } });
          // what was written over is no sample any more, and nor is what stood beside it
          const others = entry.sample === true ? WITHOUT_OTHERS : {};
          set({ ...others, [field]: text, sample: false, ...initialOf(kind, field, text) });
        };
        return (
          <div key={String(entry.id)} className={styles.entry}>
            <div className={styles.head}>
              <span className={styles.name}>{name}</span>
              {entry.sample === true && <Badge variant="secondary">{words.sample}</Badge>}
              {isEnglish && (
                <EntryButtons
                  name={name}
                  index={index}
                  count={entries.length}
                  onMove={(to) => onChange(withMoved(entries, index, to))}
                  onRemove={() => onChange(withoutEntry(entries, index))}
                />
              )}
            </div>
            <div className={`stack-3 ${styles.fields}`}>
              {fields.map(([field, max]) => (
                <ContentField
                  key={field}
                  name={name}
                  field={field}
                  max={max}
                  value={String(texts[field] ?? "")}
                  english={isEnglish ? null : String(entry[field] ?? "")}
                  onChange={(text) => write(field, text)}
                />
              ))}
            </div>
            {isEnglish && (
              <CheckRow
                label={said.show(index + 1)}
                isChecked={entry.hidden !== true}
                onChange={(isShown) => set({ hidden: !isShown })}
              />
            )}
          </div>
        );
      })}
      <FieldError>{error}</FieldError>
      {isEnglish && (
        <Button
          variant="secondary"
          className={styles.add}
          leftSection={<OfficeIcon name="add" />}
          onClick={add}
        >
          {said.add}
        </Button>
      )}
    </fieldset>
  );
}

/** The letter that stands for a guest without a picture. */
function initialOf(kind: ContentKind, field: string, text: string): Entry {
  const isName = kind === "testimonials" && field === "name";
  return isName ? { initial: text.trim().charAt(0).toUpperCase() } : {};
}
