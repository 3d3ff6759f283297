export const skipToContent = "Ir al contenido";
export const top = "Barra superior";
export const menu = "Menú";
export const closeMenu = "Cerrar menú";
export const places = "Administración";
export const search = "Buscar";
export const bookings = "Reservas";
export const unread = "sin leer";
export const role = "Operador";
export const somebody = "Administrador";
export const admin = "Admin";
export const returnToSite = "Volver al sitio";
export const languageNotChanged = "El idioma no se cambió";
export const logout = "Cerrar sesión";

export const loading = "Cargando...";
export const noScriptsTitle = "JavaScript está desactivado";
export const noScripts = "Sin JavaScript, la administración no funciona.";
