/** Who travels, and what was answered, as guests and office read it. */
export const guests = "Guests";
export const guest = (number: number) => `Guest ${number}`;
/** Ages where a service has no bands of its own. */
export const ages = { adult: "Adult", child: "Child" };
/** What is stored of a question that is answered by yes or no. */
export const yesNo = { yes: "Yes", no: "No" };
