export const deposit = "Depósito";
export const dueBy = (amount: string, day: string) => `${amount} USD, a más tardar el ${day}`;
export const paid = (amount: string) => `${amount} USD, pagado`;
export const howToPay = "Cómo pagar el depósito";
export const restOnSite =
  "En línea no se paga nada: el depósito, a más tardar en la fecha indicada; lo que quede, al llegar";
