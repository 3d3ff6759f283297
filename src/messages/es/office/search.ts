export const title = "Buscar";
export const close = "Cerrar búsqueda";
export const label = "Reservas y clientes";
export const placeholder = "Nombre, teléfono, correo, servicio o #referencia";
export const found = "Resultados";
export const nothingFound = "No se encontró nada.";
