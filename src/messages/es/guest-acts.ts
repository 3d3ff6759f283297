/** What is said of each code with which a rule refuses what a guest does with a booking that stands. */
export const refusals = {
  changed_meanwhile: "Mientras tanto, otra persona ha cambiado lo mismo.",
  changed_too_often: "Esto ya se ha cambiado muchísimas veces: escríbanos o llámenos, por favor.",
  no_room: "A esa hora no hay lugar para ustedes. Su reserva queda como estaba.",
  timetable: "Esto sale a horas fijas: elija otra salida, por favor.",
  change_waits:
    "Su reserva aún espera nuestra respuesta: para cambiarla, escríbanos o llámenos, por favor.",
  change_withdrawn: "Esto ya no se ofrece: escríbanos o llámenos, por favor.",
  no_departure: "Entonces no sale, o ya no se puede reservar.",
  on_request: "Para esta salida respondemos caso por caso: escríbanos o llámenos, por favor.",
  price_now: (dollars: string) =>
    `Ahora cuesta US$${dollars}. Revíselo y envíelo otra vez, por favor.`,
};
