import { count } from "./figures.ts";

export const total = (messages: number) =>
  `${count(messages)} ${messages === 1 ? "mensaje" : "mensajes"}`;
export const refresh = "Actualizar";
export const show = "Mostrar";
export const all = "Todos";
export const unreadOnly = "Solo sin leer";
export const unread = "(sin leer)";

export const loading = "Cargando mensajes...";
export const notFetched = "No se pudieron cargar los mensajes.";
export const errorFetching = "Error al cargar los mensajes";
export const couldNotLoad = (why: string) => `No se pudieron cargar los mensajes. ${why}`;
export const noneYet = "Todavía no hay mensajes";
export const howTheyCome =
  "Aquí aparece lo que los visitantes escriben en el formulario de contacto.";
export const everythingRead = "Todo está leído.";
export const noMore = "No hay más mensajes.";
export const showAll = "Mostrar todos";

export const from = (name: string) => `Mensaje de ${name}`;
export const close = "Cerrar mensaje";
export const reply = "Responder por correo";
export const replySubject = (subject: string) => `Re: ${subject || "Su mensaje"}`;
export const greeting = (name: string) => `Hola, ${name}:`;
export const call = "Llamar";
export const markAsUnread = "Marcar como no leído";
export const errorUpdating = "Error al cambiar el mensaje";
export const notMarked = (why: string) => `El mensaje no se marcó. ${why}`;
