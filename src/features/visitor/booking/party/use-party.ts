import { type RefObject, useEffect, useRef, useState } from "react";
import type { BookingForm } from "#domain/booking/fields.ts";
import { parseGuests } from "#domain/booking/guests.ts";
import { checkParty } from "#domain/booking/party/check.ts";
import { countsText, parseCounts } from "#domain/booking/party/counts.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { bookedLines } from "#domain/price/booked.ts";
import { type Count, countedGuests, shownLines } from "#domain/price/shown-total.ts";
import { followForm } from "#ui/visitor/forms/follow-form.ts";
import { isUntouched } from "#ui/visitor/forms/form-texts.ts";
import type { PartCheck } from "../booking-form.ts";

type Said = Pick<BookingForm, "guests" | "party" | "extras">;
type Field = "party" | "extras";

interface Told {
  readonly onEdit: (field: Field) => void;
  readonly onCount: (count: () => Count) => void;
  readonly check: RefObject<PartCheck>;
}

const NOTHING: Said = { guests: null, party: "", extras: "" };
/** Stands for what is no number, so that it is refused. */
const UNREADABLE = "?";

/** The name of the field in which one counts a band or an extra. */
export const fieldOf = (field: Field, { id }: { readonly id: string }) => `${field}:${id}`;

/** Reads the form's counts whenever something changes in it, and tells the page how its price is counted with them. */
export function useParty(item: CatalogueItem, told: Told) {
  const ref = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState(NOTHING);
  const { onCount, check } = told;
  const onEdit = useRef(told.onEdit);
  onEdit.current = told.onEdit;

  useEffect(() => {
    const part = ref.current;
    const form = part?.closest("form");
    if (!part || !form) return undefined;
    const sumIn = (field: Field) => part.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    const read = () => {
      const typed = new FormData(form);
      const textOf = (field: Field) => {
        const counts = (item[field === "party" ? "bands" : "extras"] ?? []).map(
          (one) =>
            [one.id, parseGuests(String(typed.get(fieldOf(field, one)) ?? "")) ?? 0] as const,
        );
        const text = counts.some(([, count]) => Number.isNaN(count))
          ? UNREADABLE
          : countsText(counts);
        const sum = sumIn(field);
        if (sum) sum.value = text;
        return text;
      };
      const now: Said = {
        guests: parseGuests(String(typed.get("guests") ?? "")),
        party: textOf("party"),
        extras: textOf("extras"),
      };
      setSaid(now);
      onCount(() => countWith(now));
    };
    const heard = (name: string) => {
      for (const field of ["party", "extras"] as const)
        if (name.startsWith(`${field}:`) || name === "guests") onEdit.current(field);
      read();
    };
    const filled = () => {
      for (const field of ["party", "extras"] as const) spread(part, field, sumIn(field)?.value);
      read();
    };
    const end = followForm(form, { heard, filled });
    check.current = (booked) => checkParty(booked, item);
    read();
    return () => {
      end();
      check.current = () => ({});
      onCount(() => shownLines);
    };
  }, [item, onCount, check]);

  return { ref, said, wrong: checkParty(said, item) };
}

/** What a booking said that is to be mended, in the fields in which it was counted. */
function spread(part: HTMLElement, field: Field, text = ""): void {
  for (const [id, count] of parseCounts(text) ?? []) {
    const input = part.querySelector<HTMLInputElement>(`input[name="${fieldOf(field, { id })}"]`);
    if (input && isUntouched(input)) input.value = String(count);
  }
}

/** With bands and extras as they are said; null while they cannot be booked so. */
const countWith =
  ({ party, extras }: Said): Count =>
  (item, guests) => {
    if (party === "" && extras === "") return shownLines(item, guests);
    const isWrong = Object.keys(checkParty({ guests, party, extras }, item)).length > 0;
    const counted = countedGuests(item, guests);
    return isWrong || counted === 0 ? null : bookedLines(item, { guests: counted, party, extras });
  };
