import { Button } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useRef } from "react";
import * as words from "#messages/office/forms.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./DialogForm.module.css";
import { UnsavedChanges } from "./UnsavedChanges.tsx";
import { useFirstError } from "./use-first-error.ts";

interface DialogFormProps {
  /** What was typed, and what has become of it. */
  readonly state: {
    readonly isBusy: boolean;
    /** What is wrong with which field. */
    readonly errors?: object;
    /** Why it could not be sent. */
    readonly failure?: string | null;
    isDirty(): boolean;
    forget(): void;
  };
  /** On the main button. */
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const NO_ERRORS = {};

/** A form that fills a dialog: it keeps what was typed from being lost, takes nothing while it is saved, and ends in Cancel and its main button. */
export function DialogForm({ state, submit, onSubmit, onClose, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, state.errors ?? NO_ERRORS);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className="stack-4" onSubmit={send} noValidate>
      <UnsavedChanges isDirty={state.isDirty} onDiscard={state.forget} />
      <HeldFields isBusy={state.isBusy}>{children}</HeldFields>
      {state.failure && <Notice tone="destructive" title={state.failure} announce />}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={state.isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface HeldFieldsProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Fields that take nothing while they are saved: what is typed then would go with their dialog. */
export function HeldFields({ isBusy, children }: HeldFieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={isBusy}>
      {children}
    </fieldset>
  );
}
