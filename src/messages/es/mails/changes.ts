export const moved = (before: string, now: string) => `Su reserva pasó del ${before} al ${now}.`;
export const otherTime = (day: string, before: string, now: string) =>
  `La hora de su reserva del ${day} cambió de ${before} a ${now} (hora de Belice).`;
export const dayAndTime = (day: string, time: string) => `${day}, ${time} (hora de Belice)`;
export const changed = "Esto cambió:";
export const alsoChanged = "También cambió:";
export const time = "Hora";
export const pickUp = "Recogida";
export const instead = (label: string, now: string, before: string) =>
  `${label}: ${now} (antes: ${before})`;
export const added = (label: string, now: string) => `${label}: ${now}`;
export const none = "ya no hay";

export const about = (service: string, reference: string) =>
  `Se trata de ${service}, reserva ${reference}.`;
export const closed = (when: string) => `Lamentablemente no podemos salir el ${when}.`;
export const reason = (why: string) => `El motivo: ${why}.`;
export const anotherDay =
  "¿Qué otro día le conviene? Si no le conviene ninguno, cancelamos la reserva y no debe nada.";
export const unsuitable = "Si no le conviene, díganoslo, por favor.";
export const answer = "Puede contestar este mismo mensaje.";
