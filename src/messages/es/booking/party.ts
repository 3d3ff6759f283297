export const refusals = {
  party_unreadable: "Cada uno es un número entero, 0 si no hay",
  party_over: (said: string, guests: string) =>
    `Por edad se cuentan ${said}, pero la reserva es para ${guests}`,
  party_alone: "Los niños necesitan al menos un adulto que los acompañe",
  party_unknown: "Algo de esto ya no se ofrece",
  party_most: (most: string, name: string) => `Como máximo ${most}: ${name}`,
};
