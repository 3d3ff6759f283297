export const title = "Conozca el alma de Belice";
export const lead = "Tours con guía y traslados privados desde San Ignacio, al ritmo del lugar.";
export const exploreTours = "Ver tours";
export const bookTransfers = "Reservar traslados";
export const payOnSite = "Ahora no se paga nada: usted paga al llegar";
export const fullRefund = (hours: number) => `Reembolso completo hasta ${hours} horas antes`;
export const basedIn = "En San Ignacio desde 2015";

export const popularTours = "Tours populares";
export const popularToursLead =
  "Paseos de un día con guía autorizado: ciudades mayas, cuevas, ríos de la selva. La fecha la pone usted.";
export const viewAllTours = "Ver todos los tours";

export const whyUs = "Por qué viajar con nosotros";
export const localExpertise = {
  title: "Somos de aquí",
  text: "Vivimos en Cayo. Sabemos a qué hora hay calma en las cuevas y qué camino está seco.",
};
export const safety = {
  title: "Primero la seguridad",
  text: "Guías autorizados, equipo revisado y un río al que no entramos cuando viene crecido.",
};
export const sustainability = {
  title: "Turismo sostenible",
  text: "Grupos pequeños por senderos marcados; no nos llevamos nada, no tocamos nada y compramos en la aldea.",
};
export const personalService = {
  title: "Atención personal",
  text: "Díganos la fecha, su ritmo y qué le gusta comer, y con eso le armamos el día.",
};

export const transfers = "Traslados confiables";
export const transfersLead =
  "Un viaje privado, con aire acondicionado y a un precio que usted conoce antes de subirse.";
export const viewAllTransfers = "Ver todos los traslados";

export const testimonials = "Lo que dicen nuestros visitantes";

export const whichDay = "¿Qué día le apartamos?";
export const whichDayText =
  "Elija un tour, o díganos qué le gustaría ver y lo planeamos con usted.";
export const browseTours = "Ver los tours";
export const contactUs = "Contáctenos";
