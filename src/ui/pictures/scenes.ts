import * as words from "#messages/pictures.ts";
import about from "./scenes/about.svg";
import contact from "./scenes/contact.svg";
import heroDay from "./scenes/hero-day.svg";
import heroNight from "./scenes/hero-night.svg";
import notFound from "./scenes/not-found.svg";
import tour1 from "./scenes/tour-1.svg";
import tour2 from "./scenes/tour-2.svg";
import tour3 from "./scenes/tour-3.svg";
import tour4 from "./scenes/tour-4.svg";
import tour5 from "./scenes/tour-5.svg";
import tour6 from "./scenes/tour-6.svg";
import tour7 from "./scenes/tour-7.svg";
import tour8 from "./scenes/tour-8.svg";
import transfers from "./scenes/transfers.svg";

/** Which part of a scene a card shows, so that eight suns side by side do not look like one. */
type Crop = "whole" | "left" | "right" | "close" | "closeLeft" | "closeRight" | "low";

export interface SceneEntry {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly crop: Crop;
}

const LANDSCAPE = { width: 1200, height: 800 } as const;
const HERO = { width: 1600, height: 900 } as const;

/** The drawn pictures that stand for photographs this operator does not have. */
export const SCENES = {
  "hero-day": { ...HERO, src: heroDay, crop: "whole", alt: words.heroDay },
  "hero-night": { ...HERO, src: heroNight, crop: "whole", alt: words.heroNight },
  "tour-1": { ...LANDSCAPE, src: tour1, crop: "whole", alt: words.tour1 },
  "tour-2": { ...LANDSCAPE, src: tour2, crop: "closeLeft", alt: words.tour2 },
  "tour-3": { ...LANDSCAPE, src: tour3, crop: "close", alt: words.tour3 },
  "tour-4": { ...LANDSCAPE, src: tour4, crop: "right", alt: words.tour4 },
  "tour-5": { ...LANDSCAPE, src: tour5, crop: "closeRight", alt: words.tour5 },
  "tour-6": { ...LANDSCAPE, src: tour6, crop: "low", alt: words.tour6 },
  "tour-7": { ...LANDSCAPE, src: tour7, crop: "close", alt: words.tour7 },
  "tour-8": { ...LANDSCAPE, src: tour8, crop: "closeLeft", alt: words.tour8 },
  transfers: { ...LANDSCAPE, src: transfers, crop: "whole", alt: words.transfers },
  about: { ...LANDSCAPE, src: about, crop: "whole", alt: words.about },
  contact: { ...LANDSCAPE, src: contact, crop: "whole", alt: words.contact },
  "not-found": { ...LANDSCAPE, src: notFound, crop: "whole", alt: words.notFound },
} as const satisfies Record<string, SceneEntry>;

export type SceneName = keyof typeof SCENES;

/** The scene drawn for a built-in tour; a tour added later gets the general one. */
export function tourScene(tourId: number): SceneName {
  const name = `tour-${tourId}`;
  return name in SCENES ? (name as SceneName) : "hero-day";
}

/** A scene by its name; undefined for anything else that a browser may restore. */
export function sceneNamed(name: unknown): SceneName | undefined {
  return typeof name === "string" && Object.hasOwn(SCENES, name) ? (name as SceneName) : undefined;
}

/** The scene that stands for what can be booked. */
export function itemScene(type: "tour" | "transfer", id: number): SceneName {
  return type === "tour" ? tourScene(id) : "transfers";
}
