export const receipts = "Recibos";
export const print = "Imprimir recibo";
