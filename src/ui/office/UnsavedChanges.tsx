import { Button, Modal } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import theme from "#ui/mantine/office-theme.module.css";
import styles from "./UnsavedChanges.module.css";

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
  // In parts, since it often stands over another dialog: two of Mantine's headers are two banners.
  return (
    <Modal.Root
      opened={status === "blocked"}
      onClose={() => reset?.()}
      size="26rem"
      padding="lg"
      zIndex={250}
      lockScroll={false}
      className={theme.modal}
    >
      <Modal.Overlay className={theme.overlay} />
      <Modal.Content className={theme.sheet}>
        <Modal.Body className={styles.body}>
          <Modal.Title className={theme.sheetTitle}>Discard your changes?</Modal.Title>
          <p>What you have changed here has not been saved.</p>
          <div className={styles.answers}>
            <Button variant="outline" onClick={() => reset?.()} data-autofocus>
              Keep Editing
            </Button>
            <Button variant="destructive" onClick={discard}>
              Discard Changes
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
