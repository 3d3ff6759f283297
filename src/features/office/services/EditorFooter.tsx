import { Button } from "@mantine/core";
import styles from "./ServiceEditor.module.css";

interface EditorFooterProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

/** Save and Cancel, always in sight. */
export function EditorFooter({ isBusy, onCancel }: EditorFooterProps) {
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
