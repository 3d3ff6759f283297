export const title = "Contenido del sitio";
export const samples = (count: number) =>
  count === 1 ? "En el sitio hay 1 muestra" : `En el sitio hay ${count} muestras`;
export const whatToDo = "Ponga en su lugar sus propias palabras, o quite u oculte las muestras.";
export const sample = "Muestra";

export const kinds = {
  testimonials: {
    title: "Testimonios",
    entry: (number: number) => `Testimonio ${number}`,
    show: (number: number) => `Mostrar el testimonio ${number} en el sitio`,
    add: "Agregar testimonio",
  },
  team: {
    title: "Equipo",
    entry: (number: number) => `Miembro del equipo ${number}`,
    show: (number: number) => `Mostrar al miembro del equipo ${number} en el sitio`,
    add: "Agregar miembro",
  },
  social: {
    title: "Redes sociales",
    entry: (number: number) => `Enlace ${number}`,
    show: (number: number) => `Mostrar el enlace ${number} en el sitio`,
    add: "Agregar enlace",
  },
};
export const labels = {
  quote: "Cita",
  name: "Nombre",
  location: "Lugar",
  role: "Puesto",
  bio: "Presentación",
  label: "Texto",
  url: "Dirección",
};
export const fieldOf = (entry: string, label: string) => `${entry}, ${label}`;
