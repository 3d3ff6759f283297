export const ready = {
  diet: { name: "Dieta y alergias: ¿qué no come?", choices: "" },
  shoes: {
    name: "Talla de zapato",
    choices:
      "infantil, US 5-6 (EU 36-37), US 7-8 (EU 38-40), US 9-10 (EU 41-43), US 11-13 (EU 44-47)",
  },
  shirt: { name: "Talla de camisa", choices: "infantil, S, M, L, XL, XXL" },
  swim: { name: "¿Saben nadar todos?", choices: "" },
  first: { name: "¿Es la primera vez para ustedes?", choices: "" },
  health: {
    name: "¿Algo de su salud que el guía deba saber (corazón, espalda, embarazo)?",
    choices: "",
  },
};
