export const lead = "Lo cobrado, contado y comparado con lo que debería haber.";
export const print = "Imprimir hoja";
export const loading = "Cargando lo cobrado...";
export const notLoaded = "Lo cobrado no se pudo cargar.";
export const errorFetching = "Error al cargar lo cobrado";
export const couldNotLoad = (why: string) => `No se pudo cargar lo cobrado. ${why}`;

export const whose = "Cobrado por";
export const mine = (name: string) => `Mis cobros (${name})`;
export const which = "Día";
export const allDays = "Todos los días";
export const sheetOf = (name: string, day: string) => `Arqueo de caja – ${name}, ${day}`;

export const nothingOpen = "No hay nada que contar";
export const howItComes =
  "Lo que esta persona cobre o devuelva desde ahora aparece aquí hasta que se cuente.";
export const lastOne = (when: string) => `El último arqueo fue el ${when}.`;
export const isOld = (most: number) =>
  `Estos son los ${most} pagos más recientes. Los anteriores esperan otro arqueo.`;

export const currencies = { USD: "dólares de EE. UU.", BZD: "dólares de Belice" };
export const method = (currency: string, method: string) =>
  `${currency.charAt(0).toUpperCase()}${currency.slice(1)}, ${method}`;
export const takings = "Cobros";
export const byWay = "Cobros por moneda y forma";
export const way = "Forma";
export const taken = "Cobrado";
export const back = "Devuelto, corregido";
export const expected = "Debería haber";
export const counted = "Contado";
export const difference = "Diferencia";
export const expectedOf = (amount: string) => `Debería haber: ${amount}`;
export const madeOf = (taken: string, back: string) =>
  `cobrado ${taken}, devuelto o corregido ${back}`;
export const tooMuch = (amount: string) => `Sobran ${amount}`;
export const missing = (amount: string) => `Faltan ${amount}`;
export const agrees = "Coincide";

export const count = "Contar";
export const countedIn = (currency: string, method: string) => `Contado: ${currency}, ${method}`;
export const countFirst = "Cuéntelo y escriba la cantidad, 0 si no hay nada";
export const notReadable = "Escriba una cantidad como 90 o 90.50";
export const note = "Nota";
export const whyItDiffers = "Por qué no coincide; queda con el arqueo";
export const mayBeLeftOut = "Se puede dejar vacía";
export const noteRequired = "Hace falta una nota";
export const signOff = "Firmar";
export const signOffAllTheSame = "Firmar de todos modos";
export const signsOff = (name: string) => `Firma ${name}. Después no se puede cambiar.`;
export const signedOff = "Arqueo firmado";
export const ofWhom = (name: string) => `Cobros de ${name}`;
export const waits = (name: string) => `Cobros de ${name}. Se envía en cuanto haya conexión.`;
export const notSigned = "No se firmó";
export const cannotStore = "Este dispositivo no lo puede guardar. No se firmó nada.";

export const kindAt = (kind: string, when: string) => `${kind}, ${when}`;
export const payments = "Pagos";
export const paymentsLater = "Sus pagos aparecen en cuanto haya conexión.";

export const earlier = "Arqueos anteriores";
export const noneEarlier = "Todavía ninguno.";
export const by = (when: string, who: string) => `${when}, firmado por ${who}`;
export const waiting = "en espera";
export const toTheTakings = "Volver a los cobros";
export const unknown = "Este arqueo no está entre los últimos.";

export const signedBy = "Firmado por";
export const countedAt = "Contado";
export const ofPayments = "Pagos";
export const span = (payments: number, from: string, until: string) =>
  `${payments}, de ${from} a ${until}`;
export const signatureOf = (who: string) => `Firma de ${who}`;
export const received = "Recibido por, firma";
