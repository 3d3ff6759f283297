export const keep = (site: string) => `Tenga ${site} en su pantalla de inicio`;
export const keepText = "Se abre sin conexión, con sus reservas y comprobantes.";
export const install = "Instalar";
export const notNow = "Ahora no";
export const tapShare = <Part>(strong: (words: string) => Part) => [
  "Toque ",
  strong("Compartir"),
  " en la barra del navegador.",
];
export const chooseHomeScreen = <Part>(strong: (words: string) => Part) => [
  "Elija ",
  strong("Agregar a Inicio"),
  ".",
];
export const gotIt = "Entendido";
