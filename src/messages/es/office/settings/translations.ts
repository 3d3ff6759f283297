export const title = "Traducciones";
export const complete = (language: string) => `${language}: no falta ningún texto.`;
export const lacks = (language: string, count: number) =>
  `${language}: faltan textos en ${count === 1 ? "1 lugar" : `${count} lugares`}. Ahí se lee en inglés.`;
export const builtInMail = "Tiene el texto original, no el de usted";
export const notCounted = (why: string) => `No se sabe qué falta: ${why}`;
