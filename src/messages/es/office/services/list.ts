export const lead = "Lo que ofrece el sitio; cada cambio se ve en la siguiente visita.";
export const notFetched = "No se pudieron cargar los servicios.";
export const types = {
  tour: {
    many: "Tours",
    add: "Nuevo tour",
    loading: "Cargando tours...",
    noneYet: "Todavía no hay tours",
    noMatch: "Ningún tour coincide con lo que busca.",
    loadingOne: "Cargando tour...",
    editTitle: "Editar tour",
    deleteTitle: "Eliminar tour",
    addedTitle: "Tour agregado",
    updatedTitle: "Tour actualizado",
  },
  transfer: {
    many: "Traslados",
    add: "Nuevo traslado",
    loading: "Cargando traslados...",
    noneYet: "Todavía no hay traslados",
    noMatch: "Ningún traslado coincide con lo que busca.",
    loadingOne: "Cargando traslado...",
    editTitle: "Editar traslado",
    deleteTitle: "Eliminar traslado",
    addedTitle: "Traslado agregado",
    updatedTitle: "Traslado actualizado",
  },
};
export const addFirst = "Agregue el primero.";
export const clearFilters = "Quitar filtros";

export const searchServices = "Buscar servicios";
export const placeholder = "Nombre";
export const tourCategory = "Categoría del tour";
export const allCategories = "Todas";
export const transferType = "Tipo de traslado";
export const allTypes = "Todos";
export const sortBy = "Ordenar por";
export const ascending = (column: string) => `${column} ↑`;
export const descending = (column: string) => `${column} ↓`;

export const name = "Nombre";
export const route = "Ruta";
export const price = "Precio";
export const category = "Categoría";
export const type = "Tipo";
export const duration = "Duración";
export const location = "Lugar";
export const actions = "Acciones";
export const departures = "Salidas";
export const departuresOf = (service: string) => `Salidas de ${service}`;
export const closedAndStaff = "Días cerrados y personal";
export const edit = "Editar";
export const editOf = (service: string) => `Editar ${service}`;
export const deleteOf = (service: string) => `Eliminar ${service}`;
export const notOffered = "No se ofrece";

export const close = "Cerrar";
export const cancel = "Cancelar";
export const tryAgain = "Intentar de nuevo";
export const remove = "Eliminar";
export const deactivate = "Desactivar";
export const sureToDelete = <Part>(service: Part) => [
  "¿Seguro que quiere eliminar ",
  service,
  "? Esto no se puede deshacer.",
];
export const deletedTitle = "Servicio eliminado";
export const deleted = (service: string) => `${service} se eliminó.`;
export const offTheSite = (service: string) => `${service} ya no se ofrece.`;
export const notDeleted = "No se eliminó.";
export const cannotBeDeleted = (service: string) => `${service} no se puede eliminar ahora.`;
export const takeItOff =
  "En su lugar puede quitarlo del sitio: nadie más lo reserva, y quienes ya reservaron vienen igual.";
