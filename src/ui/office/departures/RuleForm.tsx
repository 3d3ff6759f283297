import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import type { RuleChange } from "#domain/departures/change.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { offeredIn } from "#domain/departures/preview.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import { cx } from "#ui/parts/cx.ts";
import { DialogForm } from "../forms/DialogForm.tsx";
import { scopeWords } from "../rule-words.ts";
import disclosure from "./Disclosure.module.css";
import { hitsOf, isHard, Losses } from "./Losses.tsx";
import { nextWeeks, Preview } from "./Preview.tsx";
import styles from "./RuleForm.module.css";
import type { World } from "./world.ts";

interface RuleFormProps {
  readonly form: Parameters<typeof DialogForm>[0]["state"] & {
    readonly change: RuleChange | null;
    save(): void;
  };
  readonly world: World;
  /** The service whose next weeks are shown; null where it is about none. */
  readonly item: ItemKey | null;
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of a rule with what comes of it: the next weeks, and whom it hits. */
export function RuleForm({ form, world, item, submit, onClose, children }: RuleFormProps) {
  const { change } = form;
  const hits = change && hitsOf(world, change);
  return (
    <DialogForm
      state={form}
      submit={form.isBusy ? words.saving : hits && isHard(hits) ? words.saveAllTheSame : submit}
      onSubmit={form.save}
      onClose={onClose}
    >
      <div className={item ? styles.beside : undefined}>
        <div className="stack-4">{children}</div>
        {item && <WhatComes change={change} world={world} item={item} />}
      </div>
      {hits && <Losses world={world} hits={hits} />}
    </DialogForm>
  );
}

function WhatComes({
  change,
  world,
  item,
}: Pick<RuleFormProps["form"], "change"> & { world: World; item: ItemKey }) {
  const hasRoom = useMediaQuery("(min-width: 62rem)", false, { getInitialValueInEffect: false });
  const now = useMemo(() => nextWeeks(world, item), [world, item]);
  const then = change ? nextWeeks(world, item, change) : now;
  const [offered, before] = [then, now].map((days) => {
    const { departures, seats } = offeredIn(days);
    return words.preview.offered(departures, seats);
  });
  const title = words.preview.ofService(scopeWords(item, world.bookables));
  return (
    <details className={styles.preview} open={hasRoom}>
      <summary className={cx(disclosure.summary, styles.summary)}>
        <span>
          {title}
          <span className={styles.sum} role="status">
            {change ? offered : words.preview.unsound}
            {change && offered !== before && ` (${words.preview.now(before ?? "")})`}
          </span>
        </span>
      </summary>
      <Preview label={title} days={then} before={now} />
    </details>
  );
}
