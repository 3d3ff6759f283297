import type { BelizeDay } from "../belize-date.ts";
import type { ItemType } from "../catalogue/item.ts";

/** A service by its type and number: `tour/5`. */
export type ItemKey = `${ItemType}/${number}`;

/** What a departure is known by; `time` is `HH:MM` in Belize, empty where the service has no times. */
export interface DepartureName {
  readonly item: ItemKey;
  readonly day: BelizeDay;
  readonly time: string;
}

/** True for a key as this product writes it: `tour/5`, never `tour/05`, which would be another service to whoever compares. */
export const isItemKey = (text: string): text is ItemKey =>
  /^(tour|transfer)\/[1-9]\d{0,8}$/.test(text);

export const itemKey = (type: ItemType, id: number): ItemKey => `${type}/${id}`;

/**
 * A departure's content is its key, so that devices that never met agree on it:
 * `tour/5/2026-12-24/07:00`.
 */
export const departureKey = ({ item, day, time }: DepartureName) => `${item}/${day}/${time}`;
