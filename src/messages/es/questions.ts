export const guests = "Personas";
export const guest = (number: number) => `Persona ${number}`;
export const ages = { adult: "Adulto", child: "Niño" };
export const yesNo = { yes: "Sí", no: "No" };
