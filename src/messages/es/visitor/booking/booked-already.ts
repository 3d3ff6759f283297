export const bookedAlready = "Esto ya lo tiene reservado";
export const bookedAlreadyText = (item: string, day: string, guests: string, name: string) =>
  `${item}, ${day}, ${guests}, a nombre de ${name}. Ahora no se envió nada.`;
export const showThatBooking = "Ver esa reserva";
export const bookOnceMore = "Reservar otra vez";
