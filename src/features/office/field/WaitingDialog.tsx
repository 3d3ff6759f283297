import { Modal } from "@mantine/core";
import type { OfficeRow } from "#data/office/local/row.ts";
import * as words from "#messages/office/waiting.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";
import { WaitingActs } from "./WaitingActs.tsx";

interface WaitingDialogProps {
  readonly isOpen: boolean;
  readonly acts: readonly OfficeRow[];
  readonly onClose: () => void;
}

/** What has not been sent, and what needs the operator. */
export default function WaitingDialog({ isOpen, acts, onClose }: WaitingDialogProps) {
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={onClose}
      title={words.title}
      size="42rem"
      closeButtonProps={{ "aria-label": words.close }}
    >
      <WaitingActs acts={acts} onLeave={onClose} />
    </Modal>
  );
}
