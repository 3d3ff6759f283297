/** Which language this is: as browsers name it, and as Open Graph does. */
export const tag: "en" | "es" = "en";
export const locale = "en_GB";
