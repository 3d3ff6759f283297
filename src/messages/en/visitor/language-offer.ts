/** To whose browser prefers another of our languages. */
const NAMES: Readonly<Record<string, string>> = { en: "English", es: "Spanish" };
export const alsoIn = (language: string) => `This page is also in ${NAMES[language]}.`;
export const stay = "No, thanks";
