import { Button } from "@mantine/core";
import * as words from "#messages/office/services/editor.ts";
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
        {words.cancel}
      </Button>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.saving : words.save}
      </Button>
    </div>
  );
}
