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
  "hero-day": {
    ...HERO,
    src: heroDay,
    crop: "whole",
    alt: "A Maya pyramid above the jungle at sunrise, mirrored in a river, with two macaws in flight",
  },
  "hero-night": {
    ...HERO,
    src: heroNight,
    crop: "whole",
    alt: "A Maya pyramid above the jungle under a full moon, with fireflies over the river",
  },
  "tour-1": {
    ...LANDSCAPE,
    src: tour1,
    crop: "whole",
    alt: "A guest with a red helmet floats on a tube out of a river cave towards a Maya pyramid",
  },
  "tour-2": {
    ...LANDSCAPE,
    src: tour2,
    crop: "closeLeft",
    alt: "The round turquoise pool of the Inland Blue Hole between limestone walls in the forest",
  },
  "tour-3": {
    ...LANDSCAPE,
    src: tour3,
    crop: "close",
    alt: "Tall carved stelae on a lawn before the stone steps of a Maya city",
  },
  "tour-4": {
    ...LANDSCAPE,
    src: tour4,
    crop: "right",
    alt: "Temple I of Tikal above the treetops at first light, watched by a spider monkey",
  },
  "tour-5": {
    ...LANDSCAPE,
    src: tour5,
    crop: "closeRight",
    alt: "A swimmer's headlamp lights a clay jar inside the entrance of the ATM cave",
  },
  "tour-6": {
    ...LANDSCAPE,
    src: tour6,
    crop: "low",
    alt: "A jaguar on a fallen trunk before the Cockscomb ridge and a slow river",
  },
  "tour-7": {
    ...LANDSCAPE,
    src: tour7,
    crop: "close",
    alt: "Ripe cacao pods on the tree and a grinding stone with beans and chocolate",
  },
  "tour-8": {
    ...LANDSCAPE,
    src: tour8,
    crop: "closeLeft",
    alt: "Antelope Falls in the forest, with a guest on a zip-line across it",
  },
  transfers: {
    ...LANDSCAPE,
    src: transfers,
    crop: "whole",
    alt: "A white van on a winding road between palms at sunset",
  },
  about: {
    ...LANDSCAPE,
    src: about,
    crop: "whole",
    alt: "The Hawkesworth suspension bridge over the Macal River at San Ignacio, with a canoe below",
  },
  contact: {
    ...LANDSCAPE,
    src: contact,
    crop: "whole",
    alt: "A wooden boat moored under a lantern on a river at dusk",
  },
  "not-found": {
    ...LANDSCAPE,
    src: notFound,
    crop: "whole",
    alt: "An iguana in a straw hat studies a map before an overgrown temple",
  },
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
