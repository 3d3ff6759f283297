export const aboutThisTour = "Sobre este tour";
export const overview = "Resumen";
export const itinerary = "Itinerario";
export const included = "Incluye";
export const faq = "Preguntas";

export const inShort = "El día en pocas palabras";
export const highlights = "Lo mejor del tour";
export const requirements = "Requisitos";
export const hourByHour = "Hora por hora";
export const timesNote =
  "Los horarios son aproximados; la salida se acuerda con usted. Todas las horas son de Belice.";
export const timesNoteScheduled =
  "Los horarios son aproximados; el tour sale a la hora que usted reserve. Todas las horas son de Belice.";
export const priceIncludes = "Lo que incluye el precio";
export const questions = "Preguntas y respuestas";

export const bookThisTour = "Reserve este tour";
export const minimumGuests = "Mínimo de personas";
export const category = "Categoría";
export const nextDepartures = "Próximas salidas";
export const noDepartures = "Ninguna en las próximas semanas. Pregúntenos por otro día.";
export const payOnSite = "Ahora no se paga nada: usted paga al llegar";

export const whereItIs = "Dónde queda";
export const west = "el oeste de Belice";
export const peten = "Petén, al otro lado de la frontera";
export const toledo = "Toledo, el extremo sur";
export const stannCreek = "Stann Creek, la costa del sur";
export function listed(names: readonly string[]): string {
  const [last = "", ...before] = [...names].reverse();
  const first = before.reverse().join(", ");
  return first ? `${first} ${/^h?i(?!e)/i.test(last) ? "e" : "y"} ${last}` : last;
}
export const sitesIn = (region: string, sites: string) => `${sites}: ${region}.`;
export const mapAlt = (region: string, sites: string, around: string) =>
  `Mapa: ${region}, con ${sites} y, alrededor, ${around}.`;

export const alsoLike = "También le puede gustar";
export const view = "Ver";
export const viewOf = (name: string) => `Ver: ${name}`;

export const textsMissing = "Los detalles todavía no están en este dispositivo";
export const textsMissingText =
  "Revise su conexión e inténtelo de nuevo. El tour se puede reservar de todos modos.";
