export const address = "San Ignacio, Cayo, Belice";
export const bookingHours = "Todos los días, de 7 a. m. a 9 p. m.";
export const question = (company: string) => `Hola, ${company}. Tengo una pregunta: `;
