export const priceChanged = "El precio cambió mientras usted estaba aquí";
export const priceChangedText = <Part>(guests: string, before: Part, now: Part) => [
  `Para ${guests}: `,
  before,
  " → ",
  now,
  ". No se envía nada hasta que usted lo acepte; lo que ya escribió no se pierde.",
];
export const acceptPrice = "Aceptar el nuevo precio";
export const notOffered = {
  tour: "Este tour no se ofrece por el momento",
  transfer: "Este traslado no se ofrece por el momento",
};
export const notOfferedText =
  "Puede enviar su solicitud de todos modos: le respondemos con otra propuesta, y nada queda reservado hasta que usted esté de acuerdo.";
