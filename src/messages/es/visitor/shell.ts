export const skipToContent = "Ir al contenido";
export const mainNavigation = "Principal";
export const appNavigation = "Aplicación";
export const menu = "Menú";

export const home = "Inicio";
export const tours = "Tours";
export const transfers = "Traslados";
export const about = "Nosotros";
export const contact = "Contacto";
export const myBookings = "Mis reservas";
export const bookNow = "Reservar";
export const messageOnWhatsApp = "Escribir por WhatsApp";

export const needAttention = (count: number) =>
  `${count} ${count === 1 ? "requiere" : "requieren"} su atención`;
export const waitingHere = (count: number) => `${count} en espera en este dispositivo`;

export const userMenu = "Menú de usuario";
export const adminAccount = "Cuenta de administración";
export const adminDashboard = "Panel de administración";
export const dashboard = "Panel";
export const adminLogin = "Acceso de administración";
export const logout = "Cerrar sesión";

export const whatWeDo = (since: number) =>
  `Tours con guía y traslados privados en Belice desde ${since}. No se paga en línea.`;
export const quickLinks = "Enlaces rápidos";
export const aboutUs = "Quiénes somos";
export const explore = "Explorar";
export const xunantunichTour = "Xunantunich y tubing en cuevas";
export const atmTour = "Cueva ATM";
export const tikalTour = "Tikal, Guatemala";
export const privateTransfers = "Traslados privados";
export const allTours = "Todos los tours";
export const whatsApp = "WhatsApp";
export const privacy = "Privacidad";
export const copyright = (year: string, company: string) =>
  `© ${year}${company}. Todos los precios en USD.`;
