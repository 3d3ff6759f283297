import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { type RuleChange, ruleOf } from "#domain/departures/change.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/departures/departures.ts";
import { close } from "#messages/office/departures/rule-forms.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";
import { hitsOf, isHard, Losses } from "#ui/office/departures/Losses.tsx";
import type { World } from "#ui/office/departures/world.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./DeparturesPage.module.css";
import type { Doomed } from "./RuleList.tsx";
import { save } from "./save.ts";

interface RemoveDialogProps {
  readonly doomed: Doomed;
  readonly isOpen: boolean;
  readonly world: World;
  readonly onClose: () => void;
}

/** Asks before a rule goes, and says whom that hits; who still goes along with a departure has to stay. */
export function RemoveDialog({ doomed, isOpen, world, onClose }: RemoveDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const { table, rule, title } = doomed;
  const base = ruleOf(world.rules, table, rule);
  const change = { table, rule, fields: null, base } as RuleChange;
  const hits = hitsOf(world, change);
  const assigned = hits.stranded.length;

  const remove = async () => {
    setIsBusy(true);
    const problem = await save(world, change);
    setIsBusy(false);
    if (!problem) return onClose();
    setFailure(office.words(Object.values(problem.fields)[0] ?? problem.message));
  };

  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={onClose}
      title={words.sure(title)}
      closeButtonProps={{ "aria-label": close }}
    >
      <div className="stack-4">
        {assigned > 0 ? (
          <Notice tone="warning" title={office.words(`resource_assigned:${assigned}`)} announce />
        ) : (
          base && <Losses world={world} hits={hits} />
        )}
        {failure && <Notice tone="destructive" title={failure} announce />}
        <div className={styles.answers}>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          {assigned === 0 && (
            <Button variant="destructive" disabled={isBusy || !base} onClick={remove}>
              {isHard(hits) ? words.removeAllTheSame : words.remove}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
