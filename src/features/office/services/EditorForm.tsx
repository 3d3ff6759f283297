import type { ItemType } from "#domain/catalogue/item.ts";
import { type FieldRule, rulesOf } from "#domain/catalogue/service/rules.ts";
import { MAX_PICTURE_BYTES } from "#domain/pictures/limits.ts";
import * as words from "#messages/office/services/editor.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { PictureField } from "#ui/office/forms/PictureField.tsx";
import { cx } from "#ui/parts/cx.ts";
import { EarlierPrices } from "./EarlierPrices.tsx";
import { EditorField } from "./fields/EditorField.tsx";
import { LAYOUT } from "./layout.ts";
import styles from "./ServiceEditor.module.css";
import type { ServiceEditing } from "./use-service-editor.ts";

const WaiverPreview = lazyPart(() => import("./WaiverPreview.tsx"));

interface EditorFormProps {
  readonly type: ItemType;
  readonly editing: ServiceEditing;
}

/** What an editor of before has kept lacks them. */
const isList = ({ kind }: FieldRule) => ["bands", "extras", "questions"].includes(kind);

/** The fields in their groups, then the picture and what the site does with the service. */
export function EditorForm({ type, editing }: EditorFormProps) {
  const { draft, errors, set } = editing;
  const rules = rulesOf(type);
  const item = {
    type,
    fromLocation: String(draft.from_location ?? ""),
    toLocation: String(draft.to_location ?? ""),
  };
  return (
    <>
      {LAYOUT[type].map(({ title, fields, isNarrow }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <div className={cx(styles.fields, isNarrow && styles.narrow)}>
            {fields.map((field) => {
              const rule = rules[field];
              return (
                rule && (
                  <EditorField
                    key={field}
                    {...{ item, field }}
                    rule={rule}
                    value={draft[field] ?? (isList(rule) ? [] : undefined)}
                    servicePrice={String(draft.price ?? "")}
                    error={errors[field]}
                    onChange={(value, ...how) => set(field, value, ...how)}
                  />
                )
              );
            })}
          </div>
          {fields.includes("waiver") && <WaiverPreview text={draft.waiver} />}
        </section>
      ))}
      {typeof editing.loaded?.number === "number" && (
        <EarlierPrices type={type} number={editing.loaded.number} />
      )}
      <section className={styles.group}>
        <h3 className={styles.groupTitle}>{words.onTheSite}</h3>
        <div className={styles.fields}>
          <PictureField
            label={words.picture}
            hint={words.pictureHint}
            maxBytes={MAX_PICTURE_BYTES}
            storedUrl={editing.loaded?.imageUrl ?? null}
            value={editing.picture}
            error={errors.image}
            onChange={editing.setPicture}
            onTrouble={editing.pictureTrouble}
          />
          <CheckRow
            label={words.featured}
            hint={words.featuredHint}
            isChecked={draft.featured}
            onChange={(isChecked) => set("featured", isChecked)}
          />
          <CheckRow
            label={words.active}
            hint={draft.active ? words.offered : words.notOffered}
            isChecked={draft.active}
            onChange={(isChecked) => set("active", isChecked)}
          />
        </div>
      </section>
    </>
  );
}
