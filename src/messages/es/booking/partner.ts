export const paidTo = (partner: string) => `Se paga a ${partner}`;
export const payPartner = (partner: string) =>
  `Usted le paga a ${partner}. Al llegar no se paga nada.`;
