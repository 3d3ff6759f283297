export const title = "Tours en Belice";
export const lead = (count: number, counted: string) =>
  `${counted} ${count === 1 ? "paseo" : "paseos"} de un día, siempre con guía autorizado: pirámides, cuevas, cascadas y un río para volver flotando.`;
export const offline =
  "Los tours y los precios son los últimos que recibió este dispositivo. Puede reservar de todos modos.";
export const flexible = "Las salidas son flexibles";
export const flexibleText =
  "No hay horario fijo. Al reservar, díganos la fecha y la hora que le convengan.";
export const someScheduled = "Cuándo salen los tours";
export const someScheduledText =
  "Algunos salen a horas fijas, que se indican en su página. Para los demás, díganos al reservar la fecha y la hora que le convengan.";
export const withChocolate = (price: string) => `con el tour del chocolate, ${price} por persona`;

export const customTour = "¿Tiene otra idea?";
export const customTourText =
  "Un día solo para ustedes, otro ritmo, un lugar que no está en esta página: armamos tours a su medida en todo Belice.";
export const planCustomTour = "Planear un tour a medida";

export const rates =
  "Las tarifas son por persona, en USD, y varían según el tamaño del grupo y el lugar de recogida. Puede haber un mínimo de personas.";
