import { bookings, count } from "./figures.ts";

export const welcome = (username: string) => `¡Hola de nuevo, ${username}!`;
export const lead = "Cómo va el negocio y qué requiere su atención.";
export const refresh = "Actualizar datos";
export const notLoaded = "No se pudieron cargar las cifras.";
export const errorFetching = "Error al cargar los datos";
export const couldNotLoad = (why: string) => `No se pudieron cargar los datos del panel. ${why}`;

export const revenue = "Ingresos previstos";
export const withoutCancelled = "Sin las reservas canceladas";
export const totalBookings = "Total de reservas";
export const inThisSelection = "En esta selección";
export const customers = "Clientes distintos";
export const byEmail = "Contados por correo";
export const pending = "Tareas pendientes";
export const confirmedOrPending = "Reservas confirmadas o pendientes";
export const toDecide = (count: string) => `${count} por decidir`;

export const quickActions = "Accesos rápidos";
export const addBooking = "Agregar reserva";
export const manageBookings = "Ver las reservas";
export const manageServices = "Ver los servicios";
export const settings = "Ajustes";

export const recent = "Reservas recientes";
export const viewAll = "Ver todas";
export const recentNotLoaded = "No se pudieron cargar las reservas recientes.";
export const loadingRecent = "Cargando reservas recientes...";
export const noneYet = "Todavía no hay reservas";
export const howTheyCome = "Cuando alguien reserve en el sitio, la reserva aparecerá aquí.";
export const columns = {
  id: "ID",
  customer: "Cliente",
  service: "Servicio",
  status: "Estado",
  date: "Fecha",
};

export const activity = "Actividad del sistema";
export const loadingActivity = "Cargando la actividad del sistema...";
export const notKnown = "Por ahora no se sabe.";
export const nothingCritical = "Nada urgente.";
export const lastBackup = "Última copia de seguridad";
export const offTheMachine = "Fuera del equipo";
export const noneMade = "Ninguna todavía";
export const freeSpace = "Espacio libre en disco";
export const version = "Versión";

export const diskIsLow = (space: string) =>
  `Solo quedan ${space} de disco en el servidor: la próxima copia de seguridad puede fallar.`;
export const copyIsLate =
  "La última copia de seguridad no se ha copiado fuera del equipo: el registro dice por qué.";
export const copyIsPlain =
  "Las copias de seguridad salen del equipo sin cifrar: configure BACKUP_RECIPIENT (docs/OPERATIONS.md).";
export const shipped = "Reservas en otro lugar";
export const behind = (seconds: number) => `hasta hace ${count(Math.max(1, seconds))} s`;
export const shippingStands =
  "Ahora mismo las reservas no se copian fuera del servidor: si se perdiera, se perdería también lo que ha llegado desde entonces.";
export const standby = "Segundo equipo";
export const standbyChecked = (seconds: number | null) =>
  seconds === null
    ? "aún sin probar"
    : `podía tomar el relevo hace ${seconds < 120 ? "un minuto" : `${count(Math.round(seconds / 60))} min`}`;
export const standbyIsSilent = (minutes: number) =>
  `No se sabe nada del segundo equipo desde hace ${count(minutes)} minutos: ahora no podría tomar el relevo.`;
export const standbyHasNoKey =
  "Al segundo equipo le falta la clave, sin la que no puede tomar el relevo (docs/OPERATIONS.md).";
export const standbyFails = (reason: string) =>
  `El segundo equipo no podría tomar el relevo: ${reason}`;
export const standbyIsOld = "El segundo equipo lleva horas sin probar si podría tomar el relevo.";
export const seatsMended =
  "La cuenta de lugares estaba mal y se corrigió: revise si alguna salida se vendió dos veces.";
export const crowded = (departures: number) =>
  `${count(departures)} ${departures === 1 ? "salida tiene" : "salidas tienen"} más personas que lugares.`;
export const mailsFailed = (mails: number) =>
  mails === 1
    ? "No se pudo enviar 1 correo; ya no se intenta."
    : `No se pudieron enviar ${count(mails)} correos; ya no se intenta.`;
export const sendAgain = "Enviar de nuevo";
export const toSettle = (figure: number) =>
  figure === 1
    ? "1 reserva tiene pagado más de lo debido."
    : `${bookings(figure)} tienen pagado más de lo debido.`;
export const settle = "Aclarar";
export const alone = (figure: number) =>
  figure === 1
    ? "1 reserva cuesta menos por otro trayecto que se canceló o no ha llegado."
    : `${bookings(figure)} cuestan menos por otro trayecto que se canceló o no ha llegado.`;
export const seeAlone = "Decidir";
export const depositsMissing = (figure: number, overdue: number) =>
  `${bookings(figure)} con un depósito que todavía no está pagado${overdue > 0 ? `; ${count(overdue)} ${overdue === 1 ? "vencida" : "vencidas"}` : ""}.`;
export const seeDeposits = "Verlas";
export const noticesFailed = (notices: number) =>
  notices === 1
    ? "No le llegó 1 aviso de un mensaje de un visitante."
    : `No le llegaron ${count(notices)} avisos de mensajes de visitantes.`;
export const read = "Leer";
export const requests = (count: number) =>
  count === 1 ? "1 cliente pide un cambio" : `${count} clientes piden un cambio`;
export const lateCancels = (count: number) =>
  count === 1 ? "1 reserva se canceló tarde" : `${count} reservas se cancelaron tarde`;
export const waitForDecision = {
  late: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "nos llegó" : "nos llegaron"} después de la fecha.`,
  price: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "llegó" : "llegaron"} con un precio distinto del nuestro.`,
  withdrawn: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "pide" : "piden"} un servicio que no se ofrece.`,
  review: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "quizás no sea" : "quizás no sean"} de una persona.`,
  closed: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "pide" : "piden"} una salida que no está abierta a reservas.`,
  full: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "pide" : "piden"} una salida que ya está llena.`,
  busy: (figure: number) => `Para ${bookings(figure)} no hay guía o vehículo libre.`,
  request: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "es a pedido: se confirma" : "son a pedido: se confirman"} con su respuesta.`,
  recovered: (figure: number) =>
    figure === 1
      ? "1 reserva volvió tras la restauración y espera: ya no hay lugar en su salida, o ya esperaba antes."
      : `${bookings(figure)} volvieron tras la restauración y esperan: ya no hay lugar en su salida, o ya esperaban antes.`,
};
export const cameBack = (figure: number) =>
  figure === 1
    ? "1 reserva volvió desde el dispositivo de su cliente tras la restauración."
    : `${bookings(figure)} volvieron desde los dispositivos de sus clientes tras la restauración.`;
export const decide = "Decidir";
export const mailsWaiting = (mails: number) =>
  mails === 1
    ? "1 correo espera su envío; sale solo."
    : `${count(mails)} correos esperan su envío; salen solos.`;
export const samples = "En el sitio todavía hay testimonios, equipo o enlaces de muestra.";
export const replaceSamples = "Cambiarlos u ocultarlos";
