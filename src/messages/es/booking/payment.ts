export const payOnSite = "Se paga al llegar";
export const paidInFull = "Todo pagado";
export const paidSoFar = (amount: string) => `Pagado: ${amount} USD`;
export const leftOnSite = (paid: string, left: string) => `${paid}; al llegar: ${left} USD`;
