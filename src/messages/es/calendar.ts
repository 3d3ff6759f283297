/** What a calendar says of its arrows, which are pictures alone. */
export const arrows = {
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  previousYear: "Año anterior",
  nextYear: "Año siguiente",
  previousDecade: "Diez años atrás",
  nextDecade: "Diez años adelante",
};
