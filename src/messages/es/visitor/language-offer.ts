const ASKED: Readonly<Record<string, string>> = { en: "In English?", es: "¿En español?" };
export const ask = (language: string) => ASKED[language];
export const stay = "No, gracias";
