import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useBlocker } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import type { ItemType } from "#domain/catalogue/item.ts";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { controlId } from "./EditorField.tsx";
import { EditorFooter } from "./EditorFooter.tsx";
import { EditorForm } from "./EditorForm.tsx";
import styles from "./ServiceEditor.module.css";
import { useServiceEditor } from "./use-service-editor.ts";
import { SERVICE_WORDS } from "./words.ts";

interface ServiceEditorProps {
  readonly type: ItemType;
  /** Null for a new one, which begins with a sample. */
  readonly id: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const PHONE = "(max-width: 47.99rem)";

/** All fields of a tour or transfer; what was changed is not lost without being asked for. */
export function ServiceEditor({ type, id, isOpen, onClose, onSaved }: ServiceEditorProps) {
  const editing = useServiceEditor(type, id);
  const [isAsking, setIsAsking] = useState(false);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const word = SERVICE_WORDS[type].one;
  const isUnsaved = isOpen && editing.isChanged;
  useBlocker({
    shouldBlockFn: () => isUnsaved && !window.confirm("Leave without saving your changes?"),
    enableBeforeUnload: () => isUnsaved,
  });

  const close = () => (editing.isChanged ? setIsAsking(true) : onClose());
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = await editing.save();
    if (wrong === null) {
      onClose();
      onSaved();
    } else if (wrong) {
      // after the messages have been drawn
      requestAnimationFrame(() => document.getElementById(controlId(wrong))?.focus());
    }
  };

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={id === null ? `New ${word}` : `Edit ${word}`}
      size="56rem"
      fullScreen={isPhone}
      // a whole screen has no corners
      styles={isPhone ? { content: { borderRadius: 0 } } : {}}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close editor" }}
    >
      {editing.failure && (
        <Notice tone="destructive" title="Something went wrong." announce>
          <p>{editing.failure}</p>
        </Notice>
      )}
      {editing.loaded ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          <EditorForm type={type} editing={editing} />
          <EditorFooter
            isBusy={editing.isBusy}
            isAsking={isAsking}
            onKeep={() => setIsAsking(false)}
            onCancel={close}
            onDiscard={onClose}
          />
        </form>
      ) : (
        !editing.failure && (
          <div className={styles.form} aria-busy="true">
            <p className="visually-hidden">Loading {word.toLowerCase()}...</p>
            {["a", "b", "c", "d", "e"].map((row) => (
              <Skeleton key={row} className={styles.skeleton} />
            ))}
          </div>
        )
      )}
    </Modal>
  );
}
