export const noAnswer =
  "No se pudo contactar al servidor. Revise su conexión e inténtelo de nuevo.";
export const unreadable = "No se pudo leer la respuesta del servidor.";
export const sessionEnded = "Su sesión venció. Inicie sesión de nuevo.";
export const serverTrouble =
  "El servidor tiene un problema en este momento. Inténtelo de nuevo dentro de poco.";
export const notAllowed = "Esta cuenta no puede hacer eso.";
export const gone = "Ya no está.";
export const tooOften = "Demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.";
export const unknown = "Error desconocido";
