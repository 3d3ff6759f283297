/** Who travels, and the operator's questions, on the page of a booking. */
export const pleaseChoose = "Please choose";
export const questions = "Questions";
export const name = "Name";
export const age = "Age";
/** Where somebody else has filled in the same since this was begun. */
export const meanwhile = "Somebody else has filled this in meanwhile";
export const meanwhileText = "If you save, what you have written here takes the place of this:";
