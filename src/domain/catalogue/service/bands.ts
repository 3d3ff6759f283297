import { LANGUAGES } from "#domain/language.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { Question } from "#domain/questions/question.ts";
import type { Band, Extra, Names } from "../bands.ts";
import { questionsOf } from "./questions.ts";
import { isText, type StoredTexts } from "./texts.ts";

/** A band as PocketBase stores it: `price` in US dollars, or `share` in percent of the service's price. */
export interface StoredBand {
  readonly id: string;
  /** In English; in other languages in the service's `texts`, at the same place. */
  readonly name: string;
  /** Ages in whole years; `to` null where there is no end. */
  readonly from: number;
  readonly to: number | null;
  readonly price: number | null;
  readonly share: number | null;
  /** 0 for as many as come. */
  readonly most: number;
}

/** An extra as PocketBase stores it. */
export interface StoredExtra {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  readonly per: "guest" | "booking";
  readonly most: number;
}

/** What is stored of a service, or nothing; what is no list has none. */
interface Stored {
  readonly bands?: unknown;
  readonly extras?: unknown;
  readonly questions?: unknown;
  readonly texts?: unknown;
}

/** The bands, extras and questions of a service with their names in each language; undefined where there are none. */
export function offeredBeside({ bands, extras, questions: asked, texts }: Stored): {
  bands?: readonly Band[];
  extras?: readonly Extra[];
  questions?: readonly Question[];
} {
  const written = (texts ?? {}) as StoredTexts;
  const namesAt = (field: "bands" | "extras", english: string, at: number): Names => {
    const others = LANGUAGES.slice(1).map((language) => {
      const list = written[language]?.[field];
      const name: unknown = Array.isArray(list) ? list[at] : undefined;
      return [language, isText(name) ? name : english];
    });
    return { [LANGUAGES[0]]: english, ...Object.fromEntries(others) };
  };
  const read = {
    bands: listOf<StoredBand>(bands).map(
      (one, at): Band => ({
        id: one.id,
        names: namesAt("bands", one.name, at),
        fromAge: one.from,
        toAge: one.to,
        most: one.most,
        priceCents: one.price === null ? null : dollarsToCents(one.price),
        share: one.share ?? 100,
      }),
    ),
    extras: listOf<StoredExtra>(extras).map(
      (one, at): Extra => ({
        id: one.id,
        names: namesAt("extras", one.name, at),
        priceCents: dollarsToCents(one.price),
        per: one.per,
        most: one.most,
      }),
    ),
  };
  const questions = questionsOf({ questions: asked, texts });
  return {
    ...(questions && { questions }),
    ...(read.bands[0] && { bands: read.bands }),
    ...(read.extras[0] && { extras: read.extras }),
  };
}

const listOf = <Entry>(stored: unknown): readonly Entry[] =>
  Array.isArray(stored) ? (stored as Entry[]) : [];
