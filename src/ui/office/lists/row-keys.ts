import type { KeyboardEvent } from "react";

const CONTROLS = "input, button, a";
const STEPS: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowDown: "nextElementSibling",
  ArrowUp: "previousElementSibling",
};

/** Up and down move from a row's control to the same one of the next row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement)) return;
  if (target.getAttribute("aria-expanded") === "true") return;
  const row = target.closest("tbody > tr");
  const place = Array.from(row?.querySelectorAll(CONTROLS) ?? []).indexOf(target);
  const next = row?.[step]?.querySelectorAll<HTMLElement>(CONTROLS)[place];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
