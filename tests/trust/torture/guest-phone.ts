import type { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { inDays, newId } from "../../server/support/bookings.ts";
import { attempt, parsed } from "./sender.ts";

type Kind = "opened" | "complete" | "change" | "cancel" | "end_links";
/** What guests complete and change. */
export const COLUMNS = ["flight_number", "pickup_place", "booking_date"] as const;
type Column = (typeof COLUMNS)[number];
/** By two phones, each its own: what both change is asked about, and lost by nobody's fault. */
export const PHONES: readonly Readonly<Partial<Record<Kind, Column>>>[] = [
  { complete: "flight_number" },
  { complete: "pickup_place", change: "booking_date" },
];
/** From the first to the last that anybody travels on. */
const DAYS = [20, 29] as const;
/** A day on which a departure leaves. */
export const someDay = (random: () => number) =>
  inDays(DAYS[0] + Math.floor(random() * (DAYS[1] - DAYS[0] + 1)));

/** What a phone has done by its link. */
export interface Done {
  readonly kind: Kind;
  /** How its link had come: a letter of the key. */
  readonly way: string;
  /** What it has filled in. */
  readonly said?: { readonly column: Column; readonly value: string } | undefined;
  /**
   * `made`: answered. `gone`: its link had been ended, by whom ever; an attempt before may have been made. `refused`: with
   * words, since the booking is cancelled, or the other day is full.
   */
  readonly is: "made" | "gone" | "refused";
  /** Of the next link, where all were ended. */
  readonly nextKey?: string | undefined;
}

interface Line {
  readonly url: URL;
  readonly agent: Agent;
}

interface Phone {
  readonly key: string;
  readonly columns: (typeof PHONES)[number];
  /** On which its booking travels. */
  readonly day: string;
}

/** How often a phone does what. */
const KINDS: readonly (readonly [Kind, number])[] = [
  ["complete", 0.3],
  ["change", 0.3],
  ["opened", 0.2],
  ["end_links", 0.1],
  ["cancel", 0.1],
];
const ACTS = 4;

/**
 * A phone that has a guest's link: some acts, one after the other, each sent until it is answered, until its link is
 * ended by another.
 */
export async function livePhone(
  line: Line,
  { key: firstKey, columns, day }: Phone,
  random: () => number,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  let key = firstKey;
  const known: Record<string, string> = { flight_number: "", pickup_place: "", booking_date: day };
  const days = new Set([day]);
  for (let count = 0; count < ACTS; count += 1) {
    const kind = chosen(random());
    const column = columns[kind];
    const value = column === "booking_date" ? someDay(random) : `Q${Math.floor(random() * 1e9)}`;
    // a copy that wandered about would be right once more on a day that they had before
    if ((kind === "change" && !column) || days.has(value)) continue;
    days.add(value);
    const said = column && { column, value };
    const changes = said && { [said.column]: value };
    const before = said && { [said.column]: known[said.column] };
    const act = { kind, id: newId(), changes, before, price: 1e6 };
    const { stands, ...answer } = await send(line, key, act);
    done.push({ kind, way: key.charAt(15), said, ...answer });
    if (answer.is === "gone") break;
    key = answer.nextKey ?? key;
    if (said && answer.is === "made") known[said.column] = value;
    if (stands) known.booking_date = stands;
    await sleep(random() * 30);
  }
  return done;
}

function chosen(chance: number): Kind {
  let left = chance;
  for (const [kind, share] of KINDS) {
    left -= share;
    if (left < 0) return kind;
  }
  return "opened";
}

/** Sends an act until the product itself has answered. */
async function send(
  line: Line,
  key: string,
  content: { readonly kind: Kind } & Readonly<Record<string, unknown>>,
): Promise<Pick<Done, "is" | "nextKey"> & { readonly stands?: string }> {
  for (let attempts = 1; ; attempts += 1) {
    const { status, text } = await attempt({
      ...line,
      path: "/api/trip/changes",
      headers: { "x-trip-key": key },
      body: JSON.stringify(content),
    });
    const body = Object(parsed(text));
    if (status === 404 && body.code === "not_there") return { is: "gone" };
    if (status === 409 && body.current?.status === "cancelled") return { is: "refused" };
    if (status === 204 && content.kind === "opened") return { is: "made" };
    if (status === 200 && body.id === key.slice(0, 15)) {
      const nextKey = content.kind === "end_links" ? String(body.trip_key) : undefined;
      return { is: "made", nextKey };
    }
    // full, or a copy of what was refused has found room since
    if ((status === 400 || status === 409) && content.kind === "change")
      return { is: "refused", stands: body.current?.booking_date };
    // nobody else fills this in
    if (status >= 400 && status < 500) throw new Error(`${content.kind} was refused: ${text}`);
    await sleep(Math.min(500, 10 * 2 ** attempts));
  }
}
