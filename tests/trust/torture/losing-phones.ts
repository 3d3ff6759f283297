import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { askForMails, book, inDays, tourCommand } from "../../server/support/bookings.ts";
import { post } from "../../server/support/requests.ts";
import { until } from "../../server/support/waiting.ts";

const AT_ONCE = 6;
/** Until a phone books again, ms at most: else each loss has more to bring back than the one before, and fifty take hours. */
const PAUSE_MS = 1_000;
/** From the first to the last that anybody travels on: few, so that seats are short. */
const DAYS = [20, 24] as const;
/** As many as the server looks for in one call. */
const ASKED_AT_ONCE = 500;

type Command = ReturnType<typeof tourCommand> & { readonly manage_key: string };

/** What a device keeps of a booking. */
export interface Answered {
  readonly command: Command;
  readonly status: string;
  /** With which it may be brought back. */
  readonly seal: string;
}

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/** Guests' phones, which book without an end. */
export class Phones {
  readonly answered: Answered[] = [];
  /** How many bookings were answered, and gone. */
  missed = 0;
  private isOver = false;
  private running: Promise<void>[] = [];

  constructor(
    /** Where the site is by now. */
    private readonly site: () => { readonly url: string },
    private readonly random: () => number,
  ) {}

  start(): void {
    this.running = Array.from({ length: AT_ONCE }, () => this.live());
  }

  /** Waits until so many more were answered. */
  async more(count: number): Promise<void> {
    const wanted = this.answered.length + count;
    await until(`${count} more are booked`, () => this.answered.length >= wanted);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async live(): Promise<void> {
    while (!this.isOver) {
      const day = DAYS[0] + Math.floor(this.random() * (DAYS[1] - DAYS[0] + 1));
      const at = { booking_date: inDays(day), departure_time: "07:30", guests: 2, price: 360 };
      const command = { ...tourCommand(at), manage_key: "k".repeat(32) };
      // as the page does, which waits for no mail
      if (await this.send(command)) askForMails(this.site(), command.id).catch(() => {});
      await sleep(this.random() * PAUSE_MS);
    }
  }

  /** Until it is answered, whoever answers by then. */
  private async send(command: Command): Promise<boolean> {
    while (!this.isOver) {
      const answer = await book(this.site(), command).catch(() => null);
      if (answer?.status === 200) {
        const { status, answered } = answer.body;
        this.answered.push({ command, status: String(status), seal: String(answered) });
        return true;
      }
      await sleep(20);
    }
    return false;
  }

  /** What each device does once it meets a database of another name. */
  async bringBack(): Promise<void> {
    const kept = [...this.answered];
    for (let from = 0; from < kept.length; from += ASKED_AT_ONCE) {
      const some = kept.slice(from, from + ASKED_AT_ONCE);
      const asked = some.map(({ command }) => [command.id, hashOf(command.manage_key)]);
      const { status, body } = await post(this.site(), "/api/recover", { bookings: asked });
      if (status !== 200) throw new Error(`not answered what is missing: ${status}`);
      const missing = some.filter(({ command }) => !(command.id in Object(body.known)));
      this.missed += missing.length;
      for (const { command, seal } of missing) {
        const back = await book(this.site(), { ...command, recovered: seal });
        if (back.status !== 200) throw new Error(`not taken back: ${back.status} ${back.text}`);
      }
    }
  }
}
