import * as words from "#messages/visitor/shell.ts";

export interface ShellLink {
  readonly to: string;
  readonly label: string;
}

export const MAIN_LINKS: readonly ShellLink[] = [
  { to: "/", label: words.home },
  { to: "/tours", label: words.tours },
  { to: "/transfers", label: words.transfers },
  { to: "/about", label: words.about },
  { to: "/contact", label: words.contact },
];

export const QUICK_LINKS: readonly ShellLink[] = [
  { to: "/", label: words.home },
  { to: "/tours", label: words.tours },
  { to: "/transfers", label: words.transfers },
  { to: "/about", label: words.aboutUs },
  { to: "/contact", label: words.contact },
];

export const EXPLORE_LINKS: readonly ShellLink[] = [
  { to: "/tours/xunantunich-cave-tubing", label: words.xunantunichTour },
  { to: "/tours/atm-cave", label: words.atmTour },
  { to: "/tours/tikal-guatemala", label: words.tikalTour },
  { to: "/transfers", label: words.privateTransfers },
  { to: "/tours", label: words.allTours },
];
