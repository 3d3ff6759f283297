export const notSignedOut = "No se cerró la sesión";
export const notSignedOutText =
  "Falta una parte de esta página. Revise su conexión, cárguela de nuevo e inténtelo otra vez.";
export const loadAgain = "Cargar de nuevo";
export const signedOut = "Sesión cerrada";
export const signedOutText = "Su sesión terminó. Inicie sesión de nuevo, por favor.";
