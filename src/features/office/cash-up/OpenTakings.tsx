import { useState } from "react";
import type { OwnTill } from "#data/office/sync/takings.ts";
import { MOST_COUNTED, rowsOfDay, takingsOf } from "#domain/cash-up/cash-up.ts";
import type { Taken } from "#domain/cash-up/row.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { EmptyFace } from "#ui/office/lists/ListFace.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { Signatures } from "./CashUpSheet.tsx";
import { CountForm } from "./CountForm.tsx";
import { TakenList } from "./TakenList.tsx";
import { TillTable } from "./TillTable.tsx";
import { timeWords } from "./words.ts";

interface OpenTakingsProps {
  readonly till: OwnTill;
  readonly day: string;
  readonly username: string;
  readonly onSigned: (id: string) => void;
  readonly onRefused: () => void;
}

/** What nobody has counted yet, to be counted; on paper with room to write it. */
export function OpenTakings({ till, day, username, onSigned, onRefused }: OpenTakingsProps) {
  // what is being signed off is not open any more, and shown until it is known what came of it
  const [held, setHeld] = useState<readonly Taken[] | null>(null);
  const [refusal, setRefusal] = useState("");
  // what waits on this device comes on top of what the server tells at most
  const rows = held ?? rowsOfDay(till.open, day).slice(-MOST_COUNTED);
  const [last] = till.cashUps;
  const refused = refusal && (
    <Notice tone="destructive" title={words.notSigned} announce className="screen-only">
      <p>{refusal}</p>
    </Notice>
  );
  if (rows.length === 0) {
    return (
      <>
        {refused}
        <EmptyFace title={words.nothingOpen}>
          <p>{words.howItComes}</p>
          {last && <p className="small">{words.lastOne(timeWords(last.counted_at))}</p>}
        </EmptyFace>
      </>
    );
  }
  const takings = takingsOf(rows);
  return (
    <>
      {refused}
      {till.hasOlder && <Notice tone="warning" title={words.isOld(MOST_COUNTED)} />}
      <TillTable takings={takings} counts={null} />
      <CountForm
        {...{ rows, takings, onSigned }}
        onBusy={(isBusy) => setHeld(isBusy ? rows : null)}
        onRefused={(why) => {
          setRefusal(why);
          onRefused();
        }}
        person={till.person}
        by={username}
        name={`${till.person.id} ${day}`}
      />
      <TakenList rows={rows} />
      <Signatures name={till.person.name} />
    </>
  );
}
