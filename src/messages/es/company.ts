export const address = "San Ignacio, Cayo, Belice";
export const question = (company: string) => `Hola, ${company}. Tengo una pregunta: `;
