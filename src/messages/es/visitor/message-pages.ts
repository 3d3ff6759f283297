export const failed = "¡Error inesperado de la aplicación!";
export const failedText =
  "Algo falló en esta página. No se perdió nada de lo guardado en este dispositivo.";
export const reloadPage = "Recargar página";
export const goHome = "Ir al inicio";

export const notFound = "404 Página no encontrada";
export const notFoundText =
  "Aquí termina el sendero. La página que busca no está en nuestro mapa, o cambió de lugar.";
export const unknownType = (type: string) => `Error: no se encontró ${type}.`;
export const contactUs = "Contáctenos";

export const officeMissing = "No se pudo cargar la oficina";
