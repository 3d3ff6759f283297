/** How deposits are paid; how much is asked stands at each service. */
export const title = "Deposits";
export const how = "How a deposit is paid";
export const hint =
  "Your bank account, for example. Guests who owe a deposit read it when they book, with their booking and in mails. How much is due, and when: Manage Services, the tour or transfer.";
export const remind = "Remind guests of a deposit by mail";
export const remindHint = "Three days before it is due, and the day after if it is still missing";
