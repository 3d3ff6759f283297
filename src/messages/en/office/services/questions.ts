/** What guests are asked on the page of their booking. */
export const hint =
  "Guests answer them on the page of their booking, which the link in their mails opens: shoe size, what somebody does not eat, whether all can swim. The answers stand on the run sheet.";
export const question = "Question";
export const kind = "Answer";
export const kinds = { text: "Free text", choice: "One of several", yes_no: "Yes or no" };
export const per = "Asked of";
export const pers = { guest: "each guest", booking: "the whole booking" };
export const required = "Required";
export const choices = "Choices, with commas between them";
export const choicesOf = (question: string) => `${question}, choices`;
export const ready = "Ready to be taken, in both languages";
