import type { ItemType } from "#domain/catalogue/item.ts";
import { missingFields } from "#domain/catalogue/service/missing.ts";
import { rulesOf, textFieldsOf } from "#domain/catalogue/service/rules.ts";
import type { Language } from "#domain/language.ts";
import * as words from "#messages/office/services/editor.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { controlId } from "./fields/EditorField.tsx";
import { TranslationField } from "./fields/TranslationField.tsx";
import { LAYOUT } from "./layout.ts";
import styles from "./ServiceEditor.module.css";
import type { ServiceEditing } from "./use-service-editor.ts";

const WaiverPreview = lazyPart(() => import("./WaiverPreview.tsx"));

interface TranslationFormProps {
  readonly type: ItemType;
  readonly language: Language;
  readonly editing: ServiceEditing;
}

/** What is written of a service in another language: its texts, in their groups. */
export function TranslationForm({ type, language, editing }: TranslationFormProps) {
  const { draft, texts, errors, setText } = editing;
  const rules = rulesOf(type);
  const missing = missingFields(type, { ...draft, texts }, language).length;
  return (
    <>
      <p className="small" role="status">
        {missing === 0 ? words.allWritten : words.notWritten(missing)}
      </p>
      {LAYOUT[type].map(({ title, fields }) => {
        const own = fields.filter((field) => textFieldsOf(type).includes(field));
        return (
          own.length > 0 && (
            <section key={title} className={styles.group}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <div className={styles.fields}>
                {own.map((field) => {
                  const name = `texts.${language}.${field}`;
                  const rule = rules[field];
                  return (
                    rule && (
                      <TranslationField
                        key={field}
                        id={controlId(name)}
                        field={field}
                        rule={rule}
                        english={draft[field]}
                        written={texts[language]?.[field]}
                        error={errors[name]}
                        onChange={(written) => setText(language, field, written)}
                      />
                    )
                  );
                })}
              </div>
              {own.includes("waiver") && (
                <WaiverPreview language={language} text={texts[language]?.waiver} />
              )}
            </section>
          )
        );
      })}
    </>
  );
}
