export const ready = "Listo para usar sin conexión";
export const newVersion = "Hay una versión nueva.";
export const newVersionHeld =
  "Hay una versión nueva. Cierre antes las otras ventanas de este sitio.";
export const reload = "Recargar";
