/** What the operator sets, but for mails and the site's content. */
export const notFetched = "The settings could not be fetched.";
export const tryAgain = "Try Again";
export const loading = "Loading settings...";
export const version = "Admin panel version 1.0.0";
export const save = "Save";
export const saving = "Saving...";
export const savedTitle = "Settings Saved";
export const saved = (section: string) => `${section} saved.`;
export const errorSaving = "Error Saving Settings";
export const overtaken = (section: string) =>
  `Somebody else has changed ${section} in the meantime. What you have typed is still here: save again to replace it.`;
export const imageFailed = "Image Upload Failed";

export const general = "General Settings";
export const siteTitle = "Site title";
export const contactEmail = "Contact e-mail";
export const contactPhone = "Contact phone";
export const leastShare = "Least share of today's price, in percent";
export const leastShareHint =
  "A booking made at an earlier price below this waits for you: it may have been mistyped. 0: none waits for that.";
export const policyHours =
  "Changes and cancelling are free until so many hours before the departure";
export const policyHoursHint =
  "The site, mails and vouchers say so. A booking keeps what stood when it was made. After that a guest's change is a request that you decide on, and cancelling is noted as late.";
export const confirmWaiting = "Confirm waiting bookings when seats come back";
export const confirmWaitingHint =
  "The oldest that fits is confirmed first, and its guest is told by mail. Off: you decide on each.";

export const appearance = "Appearance";
export const colourScheme = "Colour scheme";
export const schemes = { auto: "As the device", light: "Light", dark: "Dark" };
export const accent = "Accent";
export const accents = { canopy: "Canopy", cenote: "Cenote", cacao: "Cacao", orchid: "Orchid" };
export const logo = "Logo";
export const logoHint = "PNG, JPG, GIF or WebP, up to 2 MB";

export const privacy = "Privacy";
export const keepContactData = "Keep customers' contact data after the day of travel for";
export const months = (count: number) => `${count} months`;
export const whatIsErased =
  "After that, name, e-mail, phone and requests are erased each night; the figures stay. A shorter time erases what is older in the coming night.";
export const noExports = "No data have been exported yet.";
export const lastExports = "Last exports and erasures";
/** How the log of exports writes a time. */
export const exported = (when: string, what: string, rows: number, actor: string) =>
  `${when}: ${what}, ${rows} ${rows === 1 ? "row" : "rows"}, by ${actor}`;

export const language = "Language";
export const officeLanguage = "The back office in";
export const whereItSpeaks = "For your account: it opens in this language wherever you sign in.";

export const security = "Security";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const confirmPassword = "Confirm new password";
export const changePassword = "Change Password";
export const passwordFaults = {
  missing: "Missing Fields",
  mismatch: "Password Mismatch",
  weak: "Weak Password",
};
export const passwordChangedTitle = "Password Changed Successfully";
export const passwordChanged = "All other sessions have ended.";
export const passwordFailedTitle = "Password Change Failed";
export const passwordFailed = "Incorrect current password or an unexpected error occurred.";
