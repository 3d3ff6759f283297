/**
 * `queued`: to be sent. `sending`: an attempt is under way. `attention`: the server refused it and
 * somebody has to look. `sent`: answered.
 */
type QueueState = "queued" | "sending" | "attention" | "sent";

/**
 * Why a row needs attention, or is not sent for so long, in all and under names of the wire: codes of
 * `#domain/refusal.ts`, or sentences, as rows of older versions have.
 */
export interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** True when the id is taken by other content: what is mended needs a new id. */
  readonly needsNewId: boolean;
}

/** How far one command has come, before it has a place in the order. */
export interface Progress {
  readonly id: string;
  readonly state: QueueState;
  readonly attempts: number;
  /** Not to be tried again before this time of the device's clock, in ms. */
  readonly notBeforeMs: number;
  /**
   * The server has asked to be left alone until then (`Retry-After`), also when the line comes back.
   * A tab of an older version writes rows without it.
   */
  readonly heldUntilMs?: number;
  /** Null as long as there is nothing to say. */
  readonly problem: Problem | null;
}

/** Rows are sent in the order of `seq`, not of any clock. */
export type QueueRow = Progress & { readonly seq: number };

/** A command that has just been saved. */
export const FRESH = {
  state: "queued",
  attempts: 0,
  notBeforeMs: 0,
  problem: null,
} as const satisfies Omit<Progress, "id">;
