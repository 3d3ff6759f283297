export const close = "Cerrar editor";
export const wentWrong = "Algo salió mal.";
export const cancel = "Cancelar";
export const save = "Guardar cambios";
export const saving = "Guardando...";
export const added = (service: string) => `${service} se agregó.`;
export const addedHidden = (service: string) =>
  `${service} se agregó. Todavía no se ofrece: edítelo y marque «Activo» cuando esté listo.`;
export const updated = (service: string) => `${service} se actualizó.`;
export const imageFailed = "No se pudo subir la imagen";

export const groups = {
  beside: "Precios por edad y extras",
  deposit: "Pago por adelantado",
  asks: "Recogida y personas",
  questions: "Preguntas a los huéspedes",
  name: "Nombre",
  offer: "Oferta",
  road: "Recorrido",
  back: "Ida y vuelta",
  texts: "Textos",
  lists: "Listas",
  waiver: "Lo que firman los viajeros",
};
export const hints = {
  slug: "El final de su dirección, por ejemplo cave-tubing",
  rating: "De 0 a 5; con 0 no se muestra",
  tax_class: "Figura en los recibos. Lo debe decidir su contador",
  route_back:
    "Como la leen los clientes, por ejemplo Placencia al aeropuerto; vacía: solo en un sentido. No sirve si sale con horario",
  back_percent: "De las tarifas de quien reserva ida y vuelta de una vez",
  back_amount: "De las dos juntas; cuenta antes que el porcentaje",
  additional_pax_price: "A partir de la tercera persona; vacío: la tarifa base vale para el grupo",
  waiver:
    "Vacío: nadie firma nada. Lo que se firmó conserva su texto para siempre, aunque lo cambie aquí",
};
export const choices = {
  "": "Sin impuesto en los recibos",
  standard: "GST 12.5 %, incluido en el precio",
  zero: "GST 0 % (tasa cero)",
  per_group_additional: "Tarifa base para dos, más cada persona adicional",
  per_person: "Por persona",
  flat: "Un precio para todos",
  "Private Ground Transfer": "Traslado terrestre privado",
};
export const timeOf = (stop: string) => `${stop}, hora`;
export const activityOf = (stop: string) => `${stop}, actividad`;
export const addTo = (list: string) => `Agregar a ${list}`;

export const allWritten = "No falta ningún texto.";
export const notWritten = (count: number) =>
  count === 1 ? "Falta 1 texto." : `Faltan ${count} textos.`;

export const onTheSite = "En el sitio";
export const picture = "Imagen";
export const pictureHint =
  "PNG, JPG, GIF o WebP, hasta 5 MB; las fotos grandes se reducen aquí. Sin imagen queda la escena dibujada.";
export const featured = "Destacado";
export const featuredHint = "Los tres primeros salen en la página de inicio";
export const active = "Activo";
export const offered = "Se ofrece en el sitio y se puede reservar";
export const notOffered = "No se ofrece: los visitantes no lo ven hasta que se marque";

export const earlierPrices = "Precios anteriores";
export const whoKeepsThem =
  "Quien reservó con un precio anterior lo conserva 14 días, también desde un teléfono que ahora está sin conexión. ¿Fue un error? Entonces esas reservas esperan su decisión.";
export const withExtra = (price: string, extra: string) =>
  `${price}, ${extra} por persona adicional`;
export const until = (price: string, time: string) => `${price} hasta el ${time}`;
export const aMistake = "Un error: nadie lo conserva.";
export const wasAMistake = "Fue un error";
export const honourAgain = "Volver a respetarlo";
export const notChanged = "No se cambió";
