import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import * as englishHistory from "../../../messages/en/office/bookings/history.ts";
import * as english from "../../../messages/en/office/csv.ts";
import * as englishQuestions from "../../../messages/en/questions.ts";
import * as spanishHistory from "../../../messages/es/office/bookings/history.ts";
import * as spanish from "../../../messages/es/office/csv.ts";
import * as spanishQuestions from "../../../messages/es/questions.ts";

type Questions = Pick<typeof englishQuestions, "yesNo" | "ages">;
type History = Pick<typeof englishHistory, "values" | "paymentKinds">;

interface Said {
  readonly said: typeof english;
  readonly history: History;
  readonly questions: Questions;
}

/** What stands above the columns of the files, and what codes in them are called. */
const wordsOf = (
  language: Language,
  { said, history: { values, paymentKinds }, questions }: Said,
) => ({
  language,
  booking: said.booking,
  seats: said.seats,
  payment: said.payment,
  priceLine: said.priceLine,
  customer: said.customer,
  codes: {
    ...values,
    type: said.types,
    noRoom: said.noRoom,
    paymentKinds,
    lines: said.priceLines,
    ...questions,
  },
});
export type Spoken = ReturnType<typeof wordsOf>;

/** Both languages, since the office speaks either. */
const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: wordsOf("en", { said: english, history: englishHistory, questions: englishQuestions }),
  es: wordsOf("es", { said: spanish, history: spanishHistory, questions: spanishQuestions }),
};

/** In the language that is asked for (`?language=es`): that of the page. */
export const spokenTo = (e: pb.RequestEvent): Spoken =>
  SPOKEN[languageOf(e.request.url.query().get("language"))];
