export const example = {
  date: "sábado, 20 de junio de 2026",
  guests: "3 personas",
  why: "El precio cambió de $510 a $540.",
};
