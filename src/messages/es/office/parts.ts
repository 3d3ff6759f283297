export const news = "Novedades";
export const newBookings = (count: number, who: string, service: string) =>
  count > 1
    ? `${count} reservas nuevas; la última: ${who}, ${service}`
    : `Nueva reserva: ${who}, ${service}`;
export const view = "Ver";
export const dismiss = "Cerrar";

export const timeRange = "Periodo";
export const status = "Estado";
export const allStatuses = "Todos";
export const serviceType = "Tipo de servicio";
export const allServices = "Todos";
export const tours = "Tours";
export const transfers = "Traslados";

export const tryAgain = "Intentar de nuevo";
export const unknownDay = "Sin fecha";

export const pages = "Páginas";
export const previous = "Anterior";
export const next = "Siguiente";
export const pageOf = (page: number, pages: number | null) =>
  pages === null ? `Página ${page}` : `Página ${page} de ${pages}`;
