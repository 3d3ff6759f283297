export const askPending =
  "Este dispositivo puede avisarle en cuanto decidamos, aunque el sitio esté cerrado.";
export const ask =
  "Este dispositivo puede avisarle si cambia la hora o si tenemos que cancelar, aunque el sitio esté cerrado.";
export const on = "Este dispositivo le avisa cuando algo cambia.";
export const turnOn = "Avisarme en este dispositivo";
export const turnOff = "Ya no avisarme";
export const denied =
  "Su navegador no permite que este sitio le avise. Puede permitirlo en los ajustes del navegador.";
export const failed = "No se pudo. Inténtelo de nuevo cuando tenga buena conexión.";
