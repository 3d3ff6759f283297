export const labels = {
  flight: "Vuelo",
  party: "Adultos y niños",
  luggage: "Piezas de equipaje",
  extras: "Extras",
  childSeats: "Sillas infantiles",
  code: "Código",
};
export const codeNotTaken = (code: string) => `${code} – no vale para esta reserva`;
export const codeToCheck = (code: string) => `${code} – lo comprobamos al recibir su reserva`;
export const adults = (count: number) => (count === 1 ? "1 adulto" : `${count} adultos`);
export const children = (count: number, ages: string) =>
  count === 1
    ? `1 niño de ${ages} ${ages === "1" ? "año" : "años"}`
    : `${count} niños de ${ages} años`;
