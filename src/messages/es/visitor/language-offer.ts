const NAMES: Readonly<Record<string, string>> = { en: "inglés", es: "español" };
export const alsoIn = (language: string) => `Esta página también está en ${NAMES[language]}.`;
export const stay = "No, gracias";
