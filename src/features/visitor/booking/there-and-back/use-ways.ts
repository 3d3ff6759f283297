import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { withTogether } from "#domain/price/booked.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import { codeOf, withCode } from "#domain/price/with-code.ts";
import { followForm } from "#ui/visitor/forms/follow-form.ts";
import type { PartCheck } from "../booking-form.ts";
import { tellBack } from "./BackSummary.tsx";
import { BACK_FIELDS, type BackForm, backFormOf, backMistakes } from "./back-form.ts";
import { sendBoth } from "./send-both.ts";
import type { Ways } from "./ways.ts";

export const CHOICES = ["there", "back", "both"] as const;
export type Choice = (typeof CHOICES)[number];

export interface Told {
  readonly item: CatalogueItem;
  readonly onEdit: (field: keyof FieldErrors) => void;
  readonly onWays: (ways: Ways | null) => void;
  /** Takes what is asked of the way back before the form is sent. */
  readonly check: RefObject<PartCheck>;
}

/**
 * Reads which ways are booked whenever something changes in the form, and tells the page. The choice stands in fields
 * of its own, `ways`, and `way` as it is booked: of a booking that is mended there is that alone.
 */
export function useWays({ item, onWays, check, ...told }: Told) {
  const ref = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>("there");
  const [day, setDay] = useState("");
  const onEdit = useRef(told.onEdit);
  onEdit.current = told.onEdit;

  useEffect(() => {
    const form = ref.current?.closest("form");
    const way = ref.current?.querySelector<HTMLInputElement>("input[name=way]");
    if (!form || !way) return undefined;
    const typed = (name: string) => String(new FormData(form).get(name) ?? "");
    const back = inWay(item, "back") ?? item;
    const read = () => {
      const chosen = CHOICES.find((one) => one === typed("ways"));
      if (chosen) way.value = chosen === "back" ? "back" : "";
      const now = chosen ?? (way.value === "back" ? "back" : "there");
      setChoice(now);
      setDay(typed("date"));
      onWays(now === "both" ? waysOf(item, back, backFormOf(typed)) : oneWay(now, item, back));
    };
    const heard = (name: string) => {
      if (name in BACK_FIELDS) onEdit.current(name as keyof FieldErrors);
      read();
    };
    const end = followForm(form, { heard });
    check.current = (said) =>
      typed("ways") === "both" ? (backMistakes(back, said, backFormOf(typed)) as FieldErrors) : {};
    read();
    return () => {
      end();
      check.current = () => ({});
      onWays(null);
    };
  }, [item, onWays, check]);
  return { ref, choice, day };
}

const oneWay = (way: "there" | "back", item: CatalogueItem, back: CatalogueItem): Ways => ({
  item: way === "back" ? back : item,
  split: (fare) => [fare],
});

function waysOf(item: CatalogueItem, back: CatalogueItem, form: BackForm): Ways {
  const split = (fare: readonly PriceLine[]) => {
    const plain = withCode(fare, null);
    const there = withCode(withTogether(item, plain), codeOf(fare));
    return [there, withTogether(item, plain, "back")] as const;
  };
  return {
    ...{ item, split },
    tellBack: tellBack(back, form),
    sendBoth: sendBoth({ item: back, form, split }),
  };
}
