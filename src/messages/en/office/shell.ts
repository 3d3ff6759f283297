/** What stands around every page of the back office. */
export const skipToContent = "Skip to content";
export const top = "Top";
export const menu = "Menu";
export const closeMenu = "Close menu";
export const places = "Admin";
export const search = "Search";
export const bookings = "Bookings";
/** After how many they are. */
export const unread = "unread";
export const role = "Administrator";
export const somebody = "Admin User";
export const admin = "Admin";
export const returnToSite = "Return to Main Site";
export const languageNotChanged = "The language was not changed";
export const logout = "Logout";

export const loading = "Loading...";
export const noScriptsTitle = "JavaScript is switched off";
export const noScripts = "The back office does not work without it.";
