export interface ShellLink {
  readonly to: string;
  readonly label: string;
}

export const MAIN_LINKS: readonly ShellLink[] = [
  { to: "/", label: "Home" },
  { to: "/tours", label: "Tours" },
  { to: "/transfers", label: "Transfers" },
  { to: "/about", label: "About" },
  { to: "/contact", label: "Contact" },
];

export const QUICK_LINKS: readonly ShellLink[] = [
  { to: "/", label: "Home" },
  { to: "/tours", label: "Tours" },
  { to: "/transfers", label: "Transfers" },
  { to: "/about", label: "About Us" },
  { to: "/contact", label: "Contact" },
];

export const EXPLORE_LINKS: readonly ShellLink[] = [
  { to: "/tours/xunantunich-cave-tubing", label: "Xunantunich & Cave Tubing" },
  { to: "/tours/atm-cave", label: "ATM Cave" },
  { to: "/tours/tikal-guatemala", label: "Tikal, Guatemala" },
  { to: "/transfers", label: "Private Transfers" },
  { to: "/tours", label: "All Tours" },
];
