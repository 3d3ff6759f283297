import { useEffect, useRef, useState } from "react";
import { fetchCode } from "#data/remote/code.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { CodeOff } from "#domain/codes/code.ts";
import { itemKey } from "#domain/departures/key.ts";
import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/visitor/booking/code.ts";
import { fillInLate } from "../pick-up/fill-in-late.ts";

interface Question {
  readonly code: string;
  readonly date: string;
}

/**
 * Asks the server what the code in a form takes off, when its visitor wants to know, and again for another day. Whoever
 * sends the form without having asked has their code too: the server decides in each case.
 */
export function useCode(item: CatalogueItem, onCode: (off: CodeOff | null) => void) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [answer, setAnswer] = useState<CodeOff | string>("");
  const [isBothWays, setIsBothWays] = useState(false);
  const key = itemKey(item.type, item.id);

  useEffect(() => {
    onCode(null);
    setAnswer(question ? words.asking : "");
    if (!question) return undefined;
    const ended = new AbortController();
    fetchCode({ ...question, item: key }, ended.signal).then((off) => {
      if (ended.signal.aborted) return;
      onCode(off ?? null);
      setAnswer(off ?? (off === null ? words.notHeld : words.notAsked));
    });
    return () => ended.abort();
  }, [key, question, onCode]);

  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return undefined;
    // what was found holds for this code and this day alone
    const hear = () => {
      setIsBothWays(new FormData(form).get("ways") === "both");
      const now = questionIn(form);
      setQuestion((asked) => {
        if (!asked || !now || now.code !== asked.code) return null;
        return now.date === asked.date ? asked : now;
      });
    };
    // it empties the fields after it has been told
    const hearLater = () => setTimeout(hear);
    form.addEventListener("input", hear);
    form.addEventListener("reset", hearLater);
    fillInLate(form, item).then(
      () => {
        setIsBothWays(new FormData(form).get("ways") === "both");
        const left = questionIn(form);
        if (!left || !ref.current) return;
        ref.current.open = true;
        setQuestion(left);
      },
      () => {},
    );
    return () => {
      form.removeEventListener("input", hear);
      form.removeEventListener("reset", hearLater);
    };
  }, [item]);

  const ask = () => {
    const form = ref.current?.closest("form");
    // anew too, where nobody could be asked
    setQuestion(form ? questionIn(form) : null);
  };
  // of both ways it counts once (decision 40)
  const told = isBothWays ? words.takesOffThere : words.takesOff;
  return { ref, news: typeof answer === "string" ? answer : told(amountOf(answer)), ask };
}

/** Null while no code is typed. */
function questionIn(form: HTMLFormElement): Question | null {
  const typed = new FormData(form);
  const code = String(typed.get("code") ?? "").trim();
  return code === "" ? null : { code, date: String(typed.get("date") ?? "") };
}

const amountOf = ({ percent, cents }: CodeOff) => (percent > 0 ? `${percent}%` : formatUsd(cents));
