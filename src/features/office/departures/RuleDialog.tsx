import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { newRuleId } from "#data/office/sync/rules/acts.ts";
import { type RuleChange, ruleOf } from "#domain/departures/change.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import * as page from "#messages/office/departures/departures.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";
import { ExceptionForm } from "#ui/office/departures/ExceptionForm.tsx";
import type { World } from "#ui/office/departures/world.ts";
import { LimitsForm } from "./LimitsForm.tsx";
import { ResourceForm } from "./ResourceForm.tsx";
import { ScheduleForm } from "./ScheduleForm.tsx";
import { save } from "./save.ts";
import { editedRule } from "./search.ts";

interface RuleDialogProps {
  /** As in the address, see {@link editedRule}. */
  readonly edited: string;
  readonly world: World;
  /** Whose page it is; empty for that of all. */
  readonly item: ItemKey | "";
  readonly onClose: () => void;
}

const PHONE = "(max-width: 47.99rem)";
const TITLES = {
  schedules: words.schedule,
  exceptions: words.exception,
  resources: words.resource,
  limits: { add: words.limits.edit, edit: words.limits.edit },
};

/** The dialog for one rule. */
export function RuleDialog({ edited, world, item, onClose }: RuleDialogProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  // what was shown last stays while the dialog closes
  const [last, setLast] = useState({ edited, count: 0 });
  if (edited !== "" && edited !== last.edited) setLast({ edited, count: last.count + 1 });
  if (edited === "" && last.edited !== "") setLast({ ...last, edited: "" });
  const [shown, setShown] = useState(edited);
  if (edited !== "" && edited !== shown) setShown(edited);
  const target = editedRule(shown);
  return (
    <Modal
      opened={useOpened(edited !== "")}
      onClose={onClose}
      title={target && TITLES[target.table][target.rule === null ? "add" : "edit"]}
      size={target?.table === "resources" ? "36rem" : "62rem"}
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": words.close }}
    >
      {target && <Content key={last.count} {...{ target, world, item, onClose }} />}
    </Modal>
  );
}

interface ContentProps extends Omit<RuleDialogProps, "edited"> {
  readonly target: NonNullable<ReturnType<typeof editedRule>>;
}

function Content({ target, world, item, onClose }: ContentProps) {
  const [rule] = useState(() => target.rule ?? newRuleId());
  // as it was when the form was opened: another office may take it away meanwhile
  const [stored] = useState(() => target.rule && ruleOf(world.rules, target.table, target.rule));
  if (target.rule !== null && !stored) return <p>{page.gone}</p>;
  const onSave = (change: RuleChange) => save(world, change);
  const form = { world, rule, onSave, onDone: onClose, onClose };
  const is = stored as never;
  switch (target.table) {
    case "exceptions":
      return <ExceptionForm {...form} stored={is} preset={item ? { scope: item } : {}} />;
    case "resources":
      return <ResourceForm {...form} stored={is} />;
    case "schedules":
      return item && <ScheduleForm {...form} stored={is} item={item} />;
    case "limits":
      return item && <LimitsForm {...form} stored={is} item={item} />;
  }
}
