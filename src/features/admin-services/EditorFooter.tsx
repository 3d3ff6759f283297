import { Button } from "@mantine/core";
import styles from "./ServiceEditor.module.css";

interface EditorFooterProps {
  readonly isBusy: boolean;
  /** Somebody is about to close the editor with changes in it. */
  readonly isAsking: boolean;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
  readonly onDiscard: () => void;
}

/** Save and Cancel, or the question about unsaved changes; always in sight. */
export function EditorFooter(props: EditorFooterProps) {
  const { isBusy, isAsking, onKeep, onCancel, onDiscard } = props;
  if (isAsking) {
    return (
      <div className={styles.footer} role="alertdialog" aria-label="Unsaved changes">
        <p className={styles.ask}>Your changes are not saved.</p>
        <Button variant="outline" onClick={onKeep} data-autofocus autoFocus>
          Keep Editing
        </Button>
        <Button variant="destructive" onClick={onDiscard}>
          Discard Changes
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.footer}>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? "Saving..." : "Save Changes"}
      </Button>
    </div>
  );
}
