import { Modal } from "@mantine/core";
import type { OfficeRow, RuleRow } from "#data/office/local/row.ts";
import * as words from "#messages/office/waiting.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";
import { WaitingActs } from "./WaitingActs.tsx";
import { WaitingRules } from "./WaitingRules.tsx";

interface WaitingDialogProps {
  readonly isOpen: boolean;
  readonly acts: readonly OfficeRow[];
  readonly rules: readonly RuleRow[];
  readonly onClose: () => void;
}

/** What has not been sent, and what needs the operator. */
export default function WaitingDialog({ isOpen, acts, rules, onClose }: WaitingDialogProps) {
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={onClose}
      title={words.title}
      size="42rem"
      closeButtonProps={{ "aria-label": words.close }}
    >
      {acts.length + rules.length === 0 && <p>{words.allSent}</p>}
      <div className="stack-5">
        <WaitingActs acts={acts} onLeave={onClose} />
        <WaitingRules acts={rules} />
      </div>
    </Modal>
  );
}
