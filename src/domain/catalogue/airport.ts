const AIRPORT = /airport|airstrip|aeropuerto|aer[oó]dromo|\bBZE\b/i;

/** True for a place where planes land, as the operator writes it in any of our languages. */
export const isAirport = (place = ""): boolean => AIRPORT.test(place);
