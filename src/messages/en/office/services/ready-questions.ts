/** Questions that most operators ask, to be taken as they are or changed; choices have commas between them. */
export const ready = {
  diet: { name: "Diet and allergies: what do you not eat?", choices: "" },
  shoes: {
    name: "Shoe size",
    choices: "child, US 5-6 (EU 36-37), US 7-8 (EU 38-40), US 9-10 (EU 41-43), US 11-13 (EU 44-47)",
  },
  shirt: { name: "Shirt size", choices: "child, S, M, L, XL, XXL" },
  swim: { name: "Can all of you swim?", choices: "" },
  first: { name: "Is it your first time?", choices: "" },
  health: {
    name: "Anything about your health that the guide should know (heart, back, pregnancy)?",
    choices: "",
  },
};
