export const deskHint =
  "Para clientes que llaman o llegan en persona; la reserva queda registrada como hecha en la oficina.";
export const service = "Servicio";
export const chooseService = "Elija un tour o traslado";
export const tours = "Tours";
export const transfers = "Traslados";
export const noLongerThere = (service: string) => `${service} (ya no existe)`;
export const notOffered = (service: string) => `${service} (no se ofrece)`;
export const date = "Fecha";
export const chooseDate = "Elija una fecha";
export const dayPassed = "Este día ya pasó. La reserva se guarda de todos modos.";
export const guests = (least: number, most: number) => `Personas (de ${least} a ${most})`;
export const firstName = "Nombre";
export const lastName = "Apellido";
export const email = "Correo (si lo hay)";
export const phone = "Teléfono";
export const language = "Idioma de los correos";
export const departureTime = "Hora de salida (Belice)";
export const notThePickUp =
  "Cuándo sale. La hora de recogida de un solo grupo va en las notas de recogida.";
export const code = "Código";
export const codeHint =
  "Se comprueba al guardar la reserva, y se descuenta entonces del precio de abajo.";
export const specialRequests = "Peticiones especiales";
export const details = {
  pickupPlace: "Lugar de recogida",
  flightNumber: "Vuelo",
  adults: "Adultos",
  childrenAges: "Edades de los niños, p. ej. 4, 9",
  luggage: "Piezas de equipaje",
  childSeats: "Sillas infantiles",
};
export const byAge = "Por edad";
export const extras = "Extras";
export const atPrice = (name: string, price: string) => `${name} (${price})`;
export const pickUp = "Notas de recogida";
export const toldToGuest =
  "El cliente ve la hora y el lugar, y se le avisa de los cambios por correo.";
export const notes = "Notas (el cliente no las ve)";
export const sendConfirmation = "Enviar la confirmación por correo";

export const price = "Precio";
export const byCatalogue = (amount: string) => `Según el catálogo: ${amount}`;
export const setAnotherPrice = "Poner otro precio";
export const priceInUsd = "Precio en USD";
export const reason = "Motivo";
export const toldWithPrice =
  "Acompaña al precio, así que el cliente lo lee; se guarda en el historial";
export const before = (amount: string, service: string) => `Antes: ${amount} por ${service}`;
export const staysAgreed = (amount: string, party: string) =>
  `Los ${amount} acordados para ${party} se mantienen; quienes se sumen pagan el precio de hoy`;
export const theirShare = (amount: string, party: string) =>
  `Se habían acordado ${amount} para ${party}: la parte que les toca`;

export const deposit = "Depósito";
export const depositInUsd = "Depósito en USD";
export const depositBy = "Vence el";
export const serviceRequired = "Elija el servicio";
export const priceNotReadable = "El precio debe ser una cantidad como 450 o 450.50";
export const reasonRequired = "Escriba el motivo del precio";

export const create = "Crear reserva";
export const creating = "Reservando...";
export const save = "Guardar cambios";
export const saving = "Guardando...";
export const createdTitle = "Reserva creada";
export const stored = (reference: string) => `La reserva #${reference} quedó guardada.`;
export const updatedTitle = "Reserva actualizada";
export const changed = (reference: string) => `Se cambió la reserva #${reference}.`;
export const waits = (reference: string) =>
  `La reserva #${reference} se enviará en cuanto haya conexión.`;
export const noChanges = "Sin cambios";
export const nothingChanged = "No se cambió nada.";
export const notStored = (why: string) => `Este dispositivo no la puede guardar. ${why}`;
export const changeNotStored = "Este dispositivo no puede guardar el cambio.";
export const partner = "Aliado";
export const noPartner = "Ninguno";
export const endedPartner = (name: string) => `${name} (terminado)`;
export const way = "Sentido del viaje";
export const together = "Precio de ida y vuelta";
export const togetherHint =
  "Reservada con ida y vuelta. Sin esto, este trayecto cuesta lo que cuesta solo";
export const guestsName = "Nombre";
export const guestsAge = "Edad";
export const notSaid = "Sin respuesta";
