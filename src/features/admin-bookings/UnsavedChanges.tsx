import { Button, Modal } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import styles from "./BookingForm.module.css";

interface UnsavedChangesProps {
  /** Asked when somebody is about to leave, so that saving can let go first. */
  readonly isDirty: () => boolean;
  readonly onDiscard: () => void;
}

/** Asks before what was typed is lost: by closing, by going back, by leaving the site. */
export function UnsavedChanges({ isDirty, onDiscard }: UnsavedChangesProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => {
      // Signing in again comes back to the draft; a sign-out by hand has ended the session already.
      if (next.pathname !== "/admin/login") return isDirty();
      if (!("next" in next.search)) onDiscard();
      return false;
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const discard = () => {
    onDiscard();
    proceed?.();
  };
  return (
    <Modal
      opened={status === "blocked"}
      onClose={() => reset?.()}
      title="Discard your changes?"
      size="26rem"
      zIndex={250}
      closeButtonProps={{ "aria-label": "Keep editing" }}
    >
      <p>What you have changed here has not been saved.</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => reset?.()} data-autofocus>
          Keep Editing
        </Button>
        <Button variant="destructive" onClick={discard}>
          Discard Changes
        </Button>
      </div>
    </Modal>
  );
}
