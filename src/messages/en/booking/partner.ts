/** Where guests pay the hotel or agent from whom they come, and not us. */
export const paidTo = (partner: string) => `Payment goes to ${partner}`;
/** In place of 'pay on site'. */
export const payPartner = (partner: string) => `You pay ${partner}. Nothing is to be paid on site.`;
