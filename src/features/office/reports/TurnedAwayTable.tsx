import type { TurnedAway } from "#data/office/remote/reports.ts";
import { count } from "#messages/office/figures.ts";
import * as words from "#messages/office/reports.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { FiguresTable } from "./FiguresTable.tsx";

interface TurnedAwayTableProps {
  readonly rows: readonly TurnedAway[];
  readonly isBusy: boolean;
}

/** For whom there was no room, and why. */
export function TurnedAwayTable({ rows, isBusy }: TurnedAwayTableProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title={words.turnedAway} isBusy={isBusy}>
      <FiguresTable
        title={words.turnedAway}
        first={words.reason}
        columns={[words.parties, words.guests, words.stillWaiting]}
        caption={words.howTheyAreCounted}
        rows={rows.map(({ reason, parties, guests, waiting }) => ({
          name: words.reasons[reason],
          figures: [parties, guests, waiting].map(count),
        }))}
      />
    </Panel>
  );
}
