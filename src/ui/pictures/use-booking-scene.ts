import type { Booking } from "#domain/booking/fields.ts";
import { useAppLocation } from "../navigation/navigation.ts";
import { itemScene, type SceneName, sceneNamed } from "./scenes.ts";

/**
 * The picture of a booking's page; until the booking is known, the one that the step has named. That
 * one is in the page before its scripts (src/pages.tsx).
 */
export function useBookingScene(view: Booking | undefined): SceneName | undefined {
  const named = sceneNamed(useAppLocation().state.scene);
  return view ? itemScene(view.type, view.itemId) : named;
}
