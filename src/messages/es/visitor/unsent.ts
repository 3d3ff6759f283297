export const title = "Todavía no se ha enviado nada";
export const text =
  "Hubo que cargar esta página de nuevo. Lo que escribió sigue aquí: pulse el botón otra vez, por favor.";
