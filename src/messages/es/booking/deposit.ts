export const deposit = "Depósito";
export const dueBy = (amount: string, day: string) => `${amount} USD, a más tardar el ${day}`;
export const paid = (amount: string) => `${amount} USD, pagado`;
export const howToPay = "Cómo pagar el depósito";
export const payAhead = {
  part: "En línea no se paga nada: el depósito, a más tardar en la fecha indicada; lo que quede, al llegar",
  all: "En línea no se paga nada: el precio completo, a más tardar en la fecha indicada",
};
