export const waiver = "Exoneración";
export const form = {
  whoSigns: "¿Quién firma?",
  whose: "¿Para qué viajero es?",
  another: "Otra persona",
  forMyself: "Yo soy este viajero",
  forMinor: "Firmo por un menor de 18 años",
  guestsName: "Nombre completo del viajero",
  childsName: "Nombre completo del menor",
  yourName: "Escriba su nombre completo",
  guardiansName: "Su nombre completo, como madre, padre o tutor",
  relation: "Qué es usted del menor",
  relationHint: "Madre, padre, tutor",
  sign: "Firme con el dedo, un lápiz o el ratón",
  pad: "Campo para su firma",
  drawn: "Hay una firma en el campo.",
  empty: "El campo está vacío.",
  full: "Ya no cabe más en el campo.",
  clear: "Borrar",
  typed: "No dibujo: mi nombre escrito es mi firma",
  agree: "He leído el texto de arriba y estoy de acuerdo",
  submit: "Firmar",
  notTaken: "Esta firma no se aceptó",
  discard: "Descartarla",
  readFirst: "Por favor, lea esto primero",
};

export const guest = "Viajero";
export const signedBy = "Firmado por";
export const as = (name: string, relation: string) => `${name} (${relation})`;
export const signature = "Firma";
export const byName = "Firmado solo con el nombre escrito";
export const when = "Firmado el";
export const clock = "Según el reloj del dispositivo";
export const recordedBy = "Firmado en";
export const ownDevice = "el dispositivo del propio viajero";
export const officeDevice = (account: string) => `un dispositivo de ${account}`;
export const device = "Dispositivo";
export const hash = "Huella del texto (SHA-256)";
export const service = "Para";
export const day = "Día del viaje";
export const booking = "Reserva";
export const id = "Número";
export const voided = "No vale";
export const erased = "Borrado";
