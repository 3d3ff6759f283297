import type { Question } from "./question.ts";

/** What was answered to a question. */
export interface Answer {
  readonly id: string;
  /** Its words as they were read: whoever rewords or deletes it changes nothing of what was answered. */
  readonly asked: string;
  /** In the guest's own words; of a choice its English words, of the others `yes` or `no`. */
  readonly answer: string;
}

/** One of those who travel. */
export interface Guest {
  readonly name: string;
  /** The id of a band of the service, `adult` or `child`; empty while nobody has said. */
  readonly band: string;
  readonly answers: readonly Answer[];
}

/** What guests have said on their own page, as bookings have it: lists as text, empty for none. */
export interface SaidTexts {
  readonly guests: number;
  readonly guestList?: string | undefined;
  readonly answers?: string | undefined;
}

/** A list that the server has checked (`./check.ts`); devices keep bookings from before there was one. */
function listIn<Entry>(text: string | undefined): readonly Entry[] {
  try {
    return text ? JSON.parse(text) : [];
  } catch {
    // a form that somebody else has written
    return [];
  }
}

export const guestsIn = ({ guestList }: Pick<SaidTexts, "guestList">): readonly Guest[] =>
  listIn(guestList);
export const answersIn = ({ answers }: Pick<SaidTexts, "answers">): readonly Answer[] =>
  listIn(answers);

/** What was answered to a question, if anything was. */
export const answerTo = (answers: readonly Answer[], id: string): string | undefined =>
  answers.find((one) => one.id === id)?.answer;

/** True while somebody who travels has no name. */
export const lacksNames = (booking: SaidTexts): boolean =>
  guestsIn(booking).filter(({ name }) => name).length < booking.guests;

/** The questions that have to be answered and are not, by each guest where each is asked. */
export function unanswered(
  booking: SaidTexts,
  questions: readonly Question[] | undefined,
): readonly Question[] {
  return (questions ?? []).filter(({ id, per, isRequired }) => {
    const [asked, all] =
      per === "guest"
        ? [booking.guests, guestsIn(booking)]
        : [1, [{ answers: answersIn(booking) }]];
    return isRequired && all.filter(({ answers }) => answerTo(answers, id)).length < asked;
  });
}
