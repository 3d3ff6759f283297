/** Header, footer and navigation: in every first view, so only what stands there. */
export const skipToContent = "Skip to content";
export const mainNavigation = "Main";
export const appNavigation = "App";
export const menu = "Menu";

export const home = "Home";
export const tours = "Tours";
export const transfers = "Transfers";
export const about = "About";
export const contact = "Contact";
export const myBookings = "My bookings";
export const bookNow = "Book Now";
export const messageOnWhatsApp = "Message on WhatsApp";

export const needAttention = (count: number) =>
  `${count} ${count === 1 ? "needs" : "need"} your attention`;
export const waitingHere = (count: number) => `${count} waiting on this device`;

export const userMenu = "User menu";
export const adminAccount = "Admin Account";
export const adminDashboard = "Admin Dashboard";
export const dashboard = "Dashboard";
export const adminLogin = "Admin Login";
export const logout = "Logout";

export const whatWeDo = (since: number) =>
  `Guided tours and private transfers in Belize since ${since}. No payment online.`;
export const quickLinks = "Quick Links";
export const aboutUs = "About Us";
export const explore = "Explore";
export const xunantunichTour = "Xunantunich & Cave Tubing";
export const atmTour = "ATM Cave";
export const tikalTour = "Tikal, Guatemala";
export const privateTransfers = "Private Transfers";
export const allTours = "All Tours";
export const whatsApp = "WhatsApp";
export const privacy = "Privacy";
/** The year is empty, or followed by its space. */
export const copyright = (year: string, company: string) =>
  `© ${year}${company}. All prices in USD.`;
