/** What is to be paid ahead. */
export const deposit = "Deposit";
export const dueBy = (amount: string, day: string) => `${amount} USD by ${day}`;
export const paid = (amount: string) => `${amount} USD, paid`;
export const howToPay = "How to Pay the Deposit";
/** In place of 'pay on site' where part of the price is to be paid ahead, or all of it. */
export const payAhead = {
  part: "Nothing is paid online: the deposit by its day, what is left on site",
  all: "Nothing is paid online: the whole price by its day",
};
