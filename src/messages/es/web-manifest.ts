export const description =
  "Tours con guía y traslados privados en Belice: véalos y reserve, también sin conexión.";
export const tours = { name: "Tours", description: "Tours de un día con guía, con precios" };
export const transfers = { name: "Traslados", description: "Viajes privados, con precios" };
export const contact = { name: "Contacto", description: "Teléfono, WhatsApp y un mensaje" };
