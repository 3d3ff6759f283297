import { Button } from "@mantine/core";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import styles from "./RefreshButton.module.css";

interface RefreshButtonProps {
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** Asks the server again; its arrow turns meanwhile. */
export function RefreshButton({ isBusy, onClick, children }: RefreshButtonProps) {
  return (
    <Button
      variant="outline"
      leftSection={<OfficeIcon name="refresh" className={styles.icon} />}
      className={styles.button}
      data-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
