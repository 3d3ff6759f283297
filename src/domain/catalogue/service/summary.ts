import type { ItemType } from "../item.ts";

/** A tour or transfer as the operator's lists show it. */
export interface ServiceSummary {
  /** PocketBase's. */
  readonly id: string;
  readonly type: ItemType;
  /** The specification's integer id. */
  readonly number: number;
  readonly name: string;
  readonly priceCents: number;
  /** A tour's category, a transfer's type. */
  readonly kind: string;
  readonly duration: string;
  /** Empty for a transfer. */
  readonly location: string;
  /** For people; empty for a tour. */
  readonly route: string;
  readonly isActive: boolean;
}
