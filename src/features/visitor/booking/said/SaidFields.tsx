import type { ReactNode } from "react";
import type { Booking } from "#domain/booking/fields.ts";
import { askOf } from "#domain/catalogue/asks.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { guests } from "#domain/detail-refusal.ts";
import { guestsIn } from "#domain/questions/said.ts";
import { answerLine, saidAnswers, saidGuests } from "#domain/questions/told.ts";
import { keepTheirs } from "#messages/visitor/trip/guest-acts.ts";
import * as words from "#messages/visitor/trip/guests-said.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { leaving } from "#ui/parts/Question.tsx";
import { GuestFields } from "./GuestFields.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import type { SaidColumn, useSaid } from "./use-said.ts";

interface SaidFieldsProps {
  readonly said: ReturnType<typeof useSaid>;
  /** As it stands. */
  readonly view: Booking;
  readonly item: CatalogueItem;
  /** Codes. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

/** Who travels, and what the operator wants to know. */
export function SaidFields({ said, view, item, errors }: SaidFieldsProps) {
  const { booking, change } = said;
  const asksEach = item.questions?.some(({ per }) => per === "guest");
  const isListed = askOf(item, "guest_list") !== "no" || asksEach || guestsIn(booking).length > 0;
  const errorOf = (column: SaidColumn) => {
    const code = errors[column];
    return code && guests.words(code);
  };
  const common = { id: view.id, booking, item };
  return (
    <>
      {isListed && (
        <GuestFields
          {...common}
          error={errorOf("guest_list")}
          onChange={(text) => change("guest_list", text)}
        />
      )}
      {isListed && said.isOvertaken("guest_list") && (
        <Meanwhile onLeave={() => said.leave("guest_list")}>
          {saidGuests(view, item).join("; ")}
        </Meanwhile>
      )}
      <QuestionFields
        {...common}
        error={errorOf("answers")}
        onChange={(text) => change("answers", text)}
      />
      {said.isOvertaken("answers") && (
        <Meanwhile onLeave={() => said.leave("answers")}>
          {saidAnswers(view, item).map(answerLine).join("; ")}
        </Meanwhile>
      )}
    </>
  );
}

/** What somebody else has said while this was being typed: both are seen before one takes the other's place. */
export function Meanwhile({ children, onLeave }: { children: ReactNode; onLeave: () => void }) {
  return (
    <Notice tone="warning" title={words.meanwhile} announce>
      <p>{words.meanwhileText}</p>
      <p>{children}</p>
      <Button variant="outline" size="sm" onClick={leaving(onLeave)}>
        {keepTheirs}
      </Button>
    </Notice>
  );
}
