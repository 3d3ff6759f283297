/** Which language this is: as browsers name it, and as Open Graph does. */
export const tag = "en";
export const locale = "en_GB";
