import type { TurnedAway } from "#data/office/remote/reports.ts";
import * as figures from "#messages/office/figures.ts";
import * as words from "#messages/office/reports.ts";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./ReportsPage.module.css";

interface TurnedAwayTableProps {
  readonly rows: readonly TurnedAway[];
  readonly isBusy: boolean;
}

/** For whom there was no room, and why. */
export function TurnedAwayTable({ rows, isBusy }: TurnedAwayTableProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title={words.turnedAway} isBusy={isBusy}>
      <div className={styles.figures}>
        <DataTable>
          <caption>{words.howTheyAreCounted}</caption>
          <thead>
            <tr>
              <th scope="col">{words.reason}</th>
              {[words.parties, words.guests, words.stillWaiting].map((name) => (
                <th key={name} scope="col" data-align="end">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ reason, parties, guests, waiting }) => (
              <tr key={reason}>
                <th scope="row">{words.reasons[reason]}</th>
                <td data-align="end">{figures.count(parties)}</td>
                <td data-align="end">{figures.count(guests)}</td>
                <td data-align="end">{figures.count(waiting)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
    </Panel>
  );
}
