export const title = "Contáctenos";
export const lead =
  "Una pregunta, una fecha, una ruta que no está en la lista: escríbanos, llámenos o mándenos un WhatsApp.";

export const details = "Dónde encontrarnos";
export const mainOffice = "Oficina";
export const officeAddress = "San Ignacio Town, distrito de Cayo, Belice";
export const phoneOrWhatsApp = "Teléfono / WhatsApp";
export const messageOnWhatsApp = "Escribir por WhatsApp";
export const reservations = "Reservas";
export const bookingHours = "Horario de atención";
export const hours = "Todos los días, de 7 a. m. a 9 p. m.";
export const onlineBooking = "Reservas en línea las 24 horas";

export const mapAlt =
  "Mapa de Belice: nuestra oficina está en San Ignacio, en el oeste, cerca de la frontera con Guatemala; " +
  "al este queda Belmopán, y en la costa, la Ciudad de Belice y el aeropuerto.";
export const fromTheAirport = "A dos horas del aeropuerto, hacia el oeste.";
export const openInMaps = "Abrir en mapas";

export const sendUsAMessage = "Mándenos un mensaje";
export const noScripts = "Este formulario no se puede enviar.";
export const name = "Nombre";
export const email = "Correo electrónico";
export const phone = "Teléfono";
export const subject = "Asunto";
export const message = "Mensaje";
export const offline =
  "Puede escribirnos de todos modos. Su mensaje se guarda aquí y se envía cuando abra esta aplicación con conexión.";
export const sending = "Enviando...";
export const send = "Enviar mensaje";

export const sentTitle = "¡Mensaje enviado!";
export const sent = "¡Gracias! Pronto le responderemos.";
export const savedTitle = "Guardado en este dispositivo";
export const saved = "Todavía no se ha enviado. Abra esta aplicación cuando tenga conexión.";
export const failedTitle = "El mensaje no se envió";
export const failed = (address: string) =>
  `Lo que escribió sigue aquí. Inténtelo de nuevo, por favor, o escriba a ${address}.`;

export const direct = "Reservas directas";
export const directText =
  "Reserve directamente con nosotros por correo, teléfono o WhatsApp, o en línea a cualquier hora. Ahora no se paga nada: usted paga al llegar.";

export const faqTitle = "Preguntas frecuentes";
export const faq = (hours: number) => [
  {
    id: "ahead",
    question: "¿Con cuánta anticipación debo reservar?",
    answer:
      "Reserve los tours de 48 a 72 horas antes, sobre todo en temporada alta (de diciembre a abril), y con una o dos semanas si el grupo es grande.",
  },
  {
    id: "cancel",
    question: "¿Cuál es la política de cancelación?",
    answer: `Si cancela ${hours} horas o más antes del tour, se le devuelve todo. Con menos de ${hours} horas puede haber un cargo. En una emergencia somos flexibles.`,
  },
  {
    id: "private",
    question: "¿Ofrecen tours privados?",
    answer: "Sí. De todos los tours hay versión privada.",
  },
  {
    id: "planning",
    question: "¿Me pueden ayudar a planear el viaje?",
    answer:
      "Sí. Si reserva varios tours o traslados con nosotros, le armamos el itinerario sin costo.",
  },
];
