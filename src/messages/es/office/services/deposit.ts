export const hint =
  "Vale para lo que se reserve desde ahora. Cómo se paga, los clientes lo leen en sus propias palabras: Ajustes, Depósitos.";
export const deposit = "Depósito";
export const kinds = { none: "Ninguno", percent: "Una parte del precio", amount: "Una cantidad" };
export const percent = "Porcentaje del precio";
export const amount = "Cantidad en USD";
export const days = "Vence, en días antes del viaje";
