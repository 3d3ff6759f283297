import { Modal } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { useOpened } from "../answers/use-later.ts";
import { DialogForm } from "./DialogForm.tsx";
import { DiscardQuestion } from "./UnsavedChanges.tsx";

interface FormDialogProps extends ComponentProps<typeof DialogForm> {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the button in the corner is called. */
  readonly close: string;
}

/** A form in a dialog that has no address of its own: closing it asks about what was typed, as leaving does. */
export function FormDialog({ isOpen, title, close, onClose, ...form }: FormDialogProps) {
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => {
    form.state.forget();
    onClose();
  };
  const ask = () => (form.state.isDirty() ? setIsAsked(true) : leave());
  const answer = (isYes: boolean) => {
    setIsAsked(false);
    if (isYes) leave();
  };
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={ask}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": close }}
    >
      <DialogForm {...form} onClose={ask} />
      {isAsked && <DiscardQuestion onAnswer={answer} />}
    </Modal>
  );
}
