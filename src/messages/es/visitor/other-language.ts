export const needsLine = (name: string) => `${name} necesita conexión`;
export const keptHere = "Este dispositivo guarda el sitio en español.";
