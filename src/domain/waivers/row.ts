/** What a guest, or for a minor the guardian, has signed on a device. */
export interface WaiverCommand {
  /** Made by the device, as a booking's. */
  readonly id: string;
  /** Names the text that was shown. */
  readonly text_hash: string;
  /** Whose it is: the full name of who travels. */
  readonly guest: string;
  /** The full name, as who signed has typed it. */
  readonly signed_by: string;
  /** What they are to the guest; empty where they sign for themselves. */
  readonly relation: string;
  /** A drawing (signature.ts); empty where the typed name alone stands for it. */
  readonly signature: string;
  /** By the device's clock, ISO 8601 in UTC. */
  readonly signed_at: string;
  /** What the browser says of itself. */
  readonly device: string;
}

/** What a form says of it; who keeps it adds its id, the text and the time. */
export type SignedForm = Pick<WaiverCommand, "guest" | "signed_by" | "relation" | "signature"> & {
  /** The typed name stands for the drawing. */
  readonly is_typed: boolean;
};

/** Takes one back that was signed wrongly; the office's alone. */
export interface WaiverVoid {
  readonly id: string;
  /** The row that does not hold any more. */
  readonly voids: string;
  readonly reason: string;
}

/** A row of `waivers` as it is told, without its drawing. What an erasure has taken is empty. */
export interface WaiverRow {
  readonly id: string;
  readonly kind: "signed" | "void";
  readonly text_hash: string;
  readonly guest: string;
  readonly signed_by: string;
  readonly relation: string;
  readonly is_drawn: boolean;
  /** By the server's clock. */
  readonly signed_at: string;
  /** An account's name, or `customer`. */
  readonly made_by: string;
  readonly voids: string;
  readonly reason: string;
}

/** With what is shown and printed of it. */
export interface WholeWaiver extends WaiverRow {
  readonly signature: string;
  readonly device: string;
  /** When it was signed by the clock of the device, which may go wrong. */
  readonly device_time: string;
}

/** The row that a signature becomes. */
export const rowOfWaiver = (
  { id, text_hash, guest, signed_by, relation, signature, signed_at }: WaiverCommand,
  made_by: string,
): WaiverRow => ({
  ...{ id, kind: "signed", text_hash, guest, signed_by, relation, signed_at, made_by },
  ...{ is_drawn: signature !== "", voids: "", reason: "" },
});

/** The row that takes one back. */
export const rowOfVoid = (
  { id, voids, reason }: WaiverVoid,
  made_by: string,
  signed_at: string,
): WaiverRow => ({
  ...{ id, kind: "void", text_hash: "", guest: "", signed_by: "", relation: "", signed_at },
  ...{ is_drawn: false, made_by, voids, reason },
});
