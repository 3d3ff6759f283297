/** To keep the site as an app. */
export const keep = (site: string) => `Keep ${site} on your home screen`;
export const keepText = "It opens without a connection, with your bookings and vouchers in it.";
export const install = "Install App";
export const notNow = "Not Now";
/** How an iPhone's owner does it, in the words that stand there. */
export const tapShare = <Part>(strong: (words: string) => Part) => [
  "Tap ",
  strong("Share"),
  " in the browser's bar.",
];
export const chooseHomeScreen = <Part>(strong: (words: string) => Part) => [
  "Choose ",
  strong("Add to Home Screen"),
  ".",
];
export const gotIt = "Got It";
