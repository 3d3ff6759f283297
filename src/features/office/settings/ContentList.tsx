import { Button, Textarea, TextInput } from "@mantine/core";
import { withMoved, withoutEntry, withReplaced } from "#domain/list-edit.ts";
import { CONTENT_FIELDS, type ContentKind } from "#domain/site/content.ts";
import * as words from "#messages/office/settings/site-content.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { EntryButtons } from "#ui/office/forms/EntryButtons.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import styles from "./ContentList.module.css";
import { fieldId } from "./use-section.ts";

type Entry = Readonly<Record<string, unknown>>;

interface ContentListProps {
  readonly kind: ContentKind;
  readonly entries: readonly Entry[];
  readonly error: string | undefined;
  readonly onChange: (entries: readonly Entry[]) => void;
}

const LABELS: Readonly<Record<string, string>> = words.labels;
const LONG_CHARACTERS = 600;

/** Entries of one kind: written, moved, hidden, taken out. */
export function ContentList({ kind, entries, error, onChange }: ContentListProps) {
  const said = words.kinds[kind];
  const fields = Object.entries(CONTENT_FIELDS[kind]);
  const add = () => {
    const texts = Object.fromEntries(fields.map(([field]) => [field, ""]));
    onChange([...entries, { ...texts, id: crypto.randomUUID().slice(0, 8), sample: false }]);
  };
  return (
    <fieldset id={fieldId(kind)} tabIndex={-1} className={styles.list}>
      <legend className={styles.title}>{said.title}</legend>
      {entries.map((entry, index) => {
        const name = said.entry(index + 1);
        const set = (changes: Entry) =>
          onChange(withReplaced(entries, index, { ...entry, ...changes }));
        // what was written over is no sample any more
        const write = (field: string, text: string) =>
          set({ [field]: text, sample: false, ...initialOf(kind, field, text) });
        return (
          <div key={String(entry.id)} className={styles.entry}>
            <div className={styles.head}>
              <span className={styles.name}>{name}</span>
              {entry.sample === true && <Badge variant="secondary">{words.sample}</Badge>}
              <EntryButtons
                name={name}
                index={index}
                count={entries.length}
                onMove={(to) => onChange(withMoved(entries, index, to))}
                onRemove={() => onChange(withoutEntry(entries, index))}
              />
            </div>
            <div className={styles.fields}>
              {fields.map(([field, max]) => {
                const label = LABELS[field] ?? field;
                const control = {
                  label,
                  "aria-label": words.fieldOf(name, label),
                  value: String(entry[field] ?? ""),
                };
                return max >= LONG_CHARACTERS ? (
                  <Textarea
                    key={field}
                    {...control}
                    rows={3}
                    className={styles.wide}
                    onChange={(event) => write(field, event.currentTarget.value)}
                  />
                ) : (
                  <TextInput
                    key={field}
                    {...control}
                    onChange={(event) => write(field, event.currentTarget.value)}
                  />
                );
              })}
            </div>
            <CheckRow
              label={said.show(index + 1)}
              isChecked={entry.hidden !== true}
              onChange={(isShown) => set({ hidden: !isShown })}
            />
          </div>
        );
      })}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        className={styles.add}
        leftSection={<OfficeIcon name="add" />}
        onClick={add}
      >
        {said.add}
      </Button>
    </fieldset>
  );
}

/** The letter that stands for a guest without a picture. */
function initialOf(kind: ContentKind, field: string, text: string): Entry {
  const isName = kind === "testimonials" && field === "name";
  return isName ? { initial: text.trim().charAt(0).toUpperCase() } : {};
}
