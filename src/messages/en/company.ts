/** What of the operator is said in words; name, phone and e-mail are the same in each language. */
export const address = "San Ignacio, Cayo, Belize";
/** How a message to the operator begins. */
export const question = (company: string) => `Hello ${company}, I have a question: `;
