export const backToTours = "Volver a los tours";
export const seeAllTours = "Ver todos los tours";
export const loading = "Cargando los detalles del tour...";
export const notFound = "No se encontró el tour";
export const unknown = "El tour que busca no existe.";
export const withdrawn = "Por el momento no se ofrece este tour.";
