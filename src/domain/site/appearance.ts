/** Light, dark, or as the visitor's device wishes. */
export const COLOUR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The accents to choose from; src/ui/theme/accents.css has their tones, all of AA contrast. */
export const ACCENTS = ["canopy", "cenote", "cacao", "orchid"] as const;
export type Accent = (typeof ACCENTS)[number];
