import { useEffect, useRef, useState } from "react";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { CodeOff } from "#domain/codes/code.ts";
import { itemKey } from "#domain/departures/key.ts";
import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/visitor/booking/code.ts";
import { followForm } from "#ui/visitor/forms/follow-form.ts";

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
    askServer({ ...question, item: key }, ended.signal)
      .catch(() => undefined)
      .then((off) => {
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
    const heard = () => {
      setIsBothWays(new FormData(form).get("ways") === "both");
      const now = questionIn(form);
      setQuestion((asked) => {
        if (!asked || !now || now.code !== asked.code) return null;
        return now.date === asked.date ? asked : now;
      });
    };
    const filled = () => {
      heard();
      const left = questionIn(form);
      if (!left || !ref.current) return;
      ref.current.open = true;
      setQuestion(left);
    };
    return followForm(form, { heard, filled });
  }, []);

  const ask = () => {
    const form = ref.current?.closest("form");
    // anew too, where nobody could be asked
    setQuestion(form ? questionIn(form) : null);
  };
  // of both ways it counts once (decision 40)
  const told = isBothWays ? words.takesOffThere : words.takesOff;
  return { ref, news: typeof answer === "string" ? answer : told(amountOf(answer)), ask };
}

const askServer: typeof import("#data/remote/code.ts").fetchCode = async (...asked) =>
  (await import("#data/remote/code.ts")).fetchCode(...asked);

/** Null while no code is typed. */
function questionIn(form: HTMLFormElement): Question | null {
  const typed = new FormData(form);
  const code = String(typed.get("code") ?? "").trim();
  return code === "" ? null : { code, date: String(typed.get("date") ?? "") };
}

const amountOf = ({ percent, cents }: CodeOff) => (percent > 0 ? `${percent}%` : formatUsd(cents));
