import { newIdentity } from "#data/sync/identity.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import * as words from "#messages/visitor/booking/there-and-back.ts";
import type { SendBoth } from "../attempt.ts";
import { outgoingOf, refused, stored } from "../submit-booking.ts";
import type { BackForm } from "./back-form.ts";

interface WayBack {
  /** In the way back. */
  readonly item: CatalogueItem;
  readonly form: BackForm;
  readonly split: (
    fare: readonly PriceLine[],
  ) => readonly [there: readonly PriceLine[], back: readonly PriceLine[]];
}

/**
 * Both ways in one step: two bookings that name each other, stored on this device together or not at all, and sent as
 * any others. From then on each stands for itself: one that the server refuses is mended by itself. Only where both are
 * refused the form is, and both are sent anew.
 */
export const sendBoth =
  (way: WayBack): SendBoth =>
  async (attempt, first, { parts, leftMs }) => {
    const second = newIdentity();
    const [thereLines, backLines] = way.split(attempt.lines);
    const { form } = attempt;
    const there = outgoingOf(
      { ...attempt, lines: thereLines, form: { ...form, together: second.id } },
      first,
    );
    const back = outgoingOf(
      {
        ...{ ...attempt, item: way.item, lines: backLines },
        // a code is used once: on the way there
        form: { ...form, ...way.form, code: "", together: first.id },
      },
      second,
    );
    // without storage one of them could be lost
    const unsaved = { kind: "unsaved", message: words.notBoth, next: first } as const;
    if (!parts) return unsaved;
    const [outbox, { keepSending }] = parts;
    try {
      await outbox.saveToOutbox(there, back);
    } catch {
      return unsaved;
    }
    keepSending();
    const rows = await Promise.all(
      [there, back].map(({ command }) =>
        outbox.whenTried(command.id, leftMs()).catch(() => undefined),
      ),
    );
    const [problem, other] = rows.map((row) => (row?.state === "attention" ? row.problem : null));
    if (problem && other) {
      await outbox.removeFromOutbox(second.id);
      if (problem.needsNewId) await outbox.removeFromOutbox(first.id);
      return refused(problem, there.command);
    }
    const answered = rows.flatMap((row) =>
      row?.kind === "booking" && row.state === "sent" ? [row.view] : [],
    );
    const open = [there, back].filter(({ view }) => answered.every(({ id }) => id !== view.id));
    for (const { view } of open) await outbox.noteToTell(view.id).catch(() => {});
    const mails = answered.map((view) => stored(view, true).mailed);
    // what is told first is what is not settled
    const view = answered.find(({ status }) => status !== "confirmed") ?? answered[0];
    const isWaiting = open.some(({ view: { id } }) =>
      rows.some((row) => row?.id === id && row.state !== "attention"),
    );
    if (!view || isWaiting) return { kind: "saved", view: (open[0] ?? there).view, isKept: true };
    const mailed = Promise.all(mails).then(
      (outcomes) => outcomes.find((one) => one !== "sent") ?? "sent",
    );
    return { kind: "stored", view, isKept: true, mailed };
  };
