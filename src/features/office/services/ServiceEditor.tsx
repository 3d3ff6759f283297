import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type SubmitEvent, useEffect, useState } from "react";
import type { ItemType } from "#domain/catalogue/item.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import * as words from "#messages/office/services/editor.ts";
import * as services from "#messages/office/services/list.ts";
import { HeldFields } from "#ui/office/forms/DialogForm.tsx";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { EditorFooter } from "./EditorFooter.tsx";
import { EditorForm } from "./EditorForm.tsx";
import { controlId } from "./fields/EditorField.tsx";
import styles from "./ServiceEditor.module.css";
import { editedService } from "./search.ts";
import { TranslationForm } from "./TranslationForm.tsx";
import { useServiceEditor } from "./use-service-editor.ts";

interface EditorEvents {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface ServiceEditorProps extends EditorEvents {
  /** As in the address, see {@link editedService}. */
  readonly edited: string;
  /** The language whose texts are shown first. */
  readonly written: Language;
}

const PHONE = "(max-width: 47.99rem)";

/** The dialog for one tour or transfer. */
export function ServiceEditor({ edited, written, onClose, onSaved }: ServiceEditorProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  // what was shown last stays while the dialog closes
  const [last, setLast] = useState(edited);
  if (edited !== "" && edited !== last) setLast(edited);
  const service = editedService(edited || last);
  const titles = service && services.types[service.type];
  return (
    <Modal
      opened={edited !== ""}
      onClose={onClose}
      title={titles && (service.id === null ? titles.add : titles.editTitle)}
      size="56rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": words.close }}
    >
      {service && (
        <Editor key={last} {...service} {...{ written }} onClose={onClose} onSaved={onSaved} />
      )}
    </Modal>
  );
}

/** All fields of a service; what was changed is not lost without being asked for. */
function Editor({
  type,
  id,
  written,
  onClose,
  onSaved,
}: EditorEvents & { type: ItemType; id: string | null; written: Language }) {
  const editing = useServiceEditor(type, id);
  const [language, setLanguage] = useState<Language>(written);
  const [wrong, setWrong] = useState<{ readonly field: string } | null>(null);
  const { isBusy } = editing;
  useEffect(() => {
    if (wrong && !isBusy) document.getElementById(controlId(wrong.field))?.focus();
  }, [wrong, isBusy]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(null);
    const field = await editing.save();
    if (field === null) {
      onClose();
      onSaved();
    } else if (field) {
      setLanguage(LANGUAGES.find((name) => field.startsWith(`texts.${name}.`)) ?? LANGUAGES[0]);
      setWrong({ field });
    }
  };

  return (
    <>
      <UnsavedChanges isDirty={editing.isDirty} onDiscard={editing.forget} />
      {editing.failure && (
        <Notice tone="destructive" title={words.wentWrong} announce>
          <p>{editing.failure}</p>
        </Notice>
      )}
      {editing.loaded ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          <HeldFields isBusy={isBusy}>
            <LanguageChoice value={language} onChange={setLanguage} />
            {language === LANGUAGES[0] ? (
              <EditorForm type={type} editing={editing} />
            ) : (
              <TranslationForm type={type} language={language} editing={editing} />
            )}
          </HeldFields>
          <EditorFooter isBusy={isBusy} onCancel={onClose} />
        </form>
      ) : (
        !editing.failure && (
          <div className={styles.form} aria-busy="true">
            <p className="visually-hidden">{services.types[type].loadingOne}</p>
            {["a", "b", "c", "d", "e"].map((row) => (
              <Skeleton key={row} className={styles.skeleton} />
            ))}
          </div>
        )
      )}
    </>
  );
}
