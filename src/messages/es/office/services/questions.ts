export const hint =
  "Los huéspedes las contestan en la página de su reserva, que se abre con el enlace de sus correos: talla de zapato, qué no come alguien, si todos saben nadar. Las respuestas salen en la hoja de ruta.";
export const question = "Pregunta";
export const kind = "Respuesta";
export const kinds = { text: "Texto libre", choice: "Una de varias", yes_no: "Sí o no" };
export const per = "Se pregunta a";
export const pers = { guest: "cada huésped", booking: "toda la reserva" };
export const required = "Obligatoria";
export const choices = "Opciones, separadas por comas";
export const choicesOf = (question: string) => `${question}, opciones`;
export const ready = "Listas para tomarlas, en los dos idiomas";
