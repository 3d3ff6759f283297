export const close = "Cerrar";
export const optional = "(opcional)";
export const tryAgain = "Intentar de nuevo";
export const notLoaded = "No se pudo cargar esta página. Revise su conexión e inténtelo de nuevo.";
export const offline = "Está sin conexión";

export const scriptsOff = "JavaScript está desactivado";
export const reachUs = <Part>(phone: Part, email: Part, whatsApp: (words: string) => Part) => [
  "Llame al ",
  phone,
  ", escriba a ",
  email,
  " o ",
  whatsApp("mándenos un WhatsApp"),
  ".",
];
