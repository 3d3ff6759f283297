export const pleaseChoose = "Elija, por favor";
export const questions = "Preguntas";
export const name = "Nombre";
export const age = "Edad";
export const meanwhile = "Alguien más llenó esto mientras tanto";
export const meanwhileText = "Si guarda, lo que escribió aquí reemplaza lo siguiente:";
