export const tables = {
  schedules: "Horario",
  exceptions: "Excepción",
  limits: "Límites",
  resources: "Guía o vehículo",
  assignments: "Asignación",
};
export const kinds = {
  closed: "Cierre",
  seats: "Otro número de lugares",
  time: "Otra hora",
  extra: "Salida adicional",
};
export const resources = {
  guide: "Guía",
  driver: "Chofer",
  vehicle: "Vehículo",
  boat: "Lancha",
};
/** So many of them. */
export const counted = {
  guide: (count: number) => (count === 1 ? "1 guía" : `${count} guías`),
  driver: (count: number) => (count === 1 ? "1 chofer" : `${count} choferes`),
  vehicle: (count: number) => (count === 1 ? "1 vehículo" : `${count} vehículos`),
  boat: (count: number) => (count === 1 ? "1 lancha" : `${count} lanchas`),
};
export const scopes = {
  all: "Todos los servicios",
  tour: "Todos los tours",
  transfer: "Todos los traslados",
};
export const span = (from: string, until: string) =>
  from
    ? until
      ? `del ${from} al ${until}`
      : `desde el ${from}`
    : until
      ? `hasta el ${until}`
      : "todo el año";
export const added = "se agrega";
export const changed = "cambia";
export const removed = "se quita";
