export const title = "Avisos en este dispositivo";
export const text =
  "Este dispositivo puede avisarle de cada reserva nueva, aunque la administración esté cerrada.";
export const isOn = "Este dispositivo le avisa de las reservas nuevas";
export const isOff = "Este dispositivo ya no le avisa";
export const device = "Solo para este dispositivo.";
export const note =
  "Muestra la referencia de la reserva y nada de los clientes. Termina cuando usted cierra la sesión aquí o cambia su contraseña.";
export const impossible =
  "Este navegador no puede mostrar avisos. En un iPhone o iPad, ponga primero el sitio en la pantalla de inicio y ábralo desde ahí.";
export const switchOn = "Activar";
export const switchOff = "Desactivar";
export const notChanged = "Sin cambios";
export const denied =
  "El navegador no permite que este sitio le avise. Permítalo en los ajustes del navegador e inténtelo de nuevo.";
export const failed = "No se pudo. Inténtelo de nuevo con buena conexión.";
