export const title = "Códigos";
export const add = "Añadir código";
export const addTitle = "Añadir un código";
export const edit = "Editar";
export const change = (code: string) => `Editar el código ${code}`;
export const close = "Cerrar";
export const save = "Guardar código";
export const saving = "Guardando...";
export const savedTitle = "Código guardado";
export const saved = (code: string) => `${code} está guardado.`;
export const loading = "Cargando códigos...";
export const notFetched = "No se pudieron obtener los códigos.";
export const noneYet = "Aún no hay códigos";
export const whatFor =
  "Quien tiene un código lo escribe al reservar y paga menos. El sitio no muestra ninguno.";

export const off = (amount: string) => `${amount} de descuento`;
export const switchedOff = "Desactivado";
const times = (count: number) => (count === 1 ? "una vez" : `${count} veces`);
export const used = (count: number) => (count === 0 ? "Aún sin usar" : `Usado ${times(count)}`);
export const usedOf = (count: number, most: number) => `Usado ${count} de ${times(most)}`;
export const offSoFar = (amount: string) => `${amount} descontados hasta ahora`;
export const between = (from: string, until: string) =>
  [from && `desde el ${from}`, until && `hasta el ${until}`].filter(Boolean).join(" ");
export const kindsOfDays = {
  booked: (days: string) => `Para reservas hechas ${days}`,
  travelled: (days: string) => `Para viajes ${days}`,
};
export const each = (count: number) => `Cada huésped ${times(count)}`;

export const code = "Código";
export const textHint =
  "De 3 a 20 letras, cifras y guiones. Se puede escribir en minúsculas y con espacios.";
export const textStays = "Se queda como está, porque las reservas lo nombran.";
export const takesOff = "Descuenta";
export const kinds = { percent: "Una parte del precio", cents: "Un importe" };
export const shares = { percent: "Por ciento del precio", cents: "Importe en dólares de EE. UU." };
export const days = {
  booked_from: "Reservado desde",
  booked_until: "Reservado hasta",
  travelled_from: "Viaje desde",
  travelled_until: "Viaje hasta",
};
export const counts = { uses: "Usos en total", uses_each: "Usos por huésped" };
export const countHints = {
  uses: "Vacío: sin límite. Las reservas canceladas devuelven su uso.",
  uses_each: "Vacío: sin límite. Por correo electrónico y teléfono.",
};
export const holdsFor = "Vale para";
export const services = { all: "Todos los servicios", some: "Solo estos" };
export const chooseOne = "Elija al menos un servicio";
export const active = "Se puede usar";
export const activeHint =
  "Lo que ya se reservó con él conserva su precio aunque usted lo cambie o lo desactive.";
