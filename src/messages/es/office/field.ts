export const connection = "Conexión";
export const noConnection = (asOf: string) => `Sin conexión – ${asOf}`;
export const signInEnded = (asOf: string) => `Su sesión terminó – ${asOf}`;
export const asOf = (clock: string) =>
  `datos de ${clock.startsWith("01:") ? "la" : "las"} ${clock}`;
export const asOfDay = (day: string, clock: string) => `datos del ${day}, ${clock}`;
export const notLoadedYet = "aún sin cargar";
export const signIn = "Iniciar sesión";
export const waiting = (changes: number) =>
  `${changes} ${changes === 1 ? "cambio" : "cambios"} sin enviar`;
export const needAttention = (changes: number) =>
  changes === 1 ? "1 requiere su atención" : `${changes} requieren su atención`;
