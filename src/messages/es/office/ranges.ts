/** What people call a range of time, by the words of addresses: the same name is the same range. */
export const ranges = {
  ...{ "7days": "7 días", "7d": "7 días" },
  ...{ "30days": "30 días", "30d": "30 días" },
  ...{ "3months": "3 meses", "3m": "3 meses" },
  ...{ "12months": "12 meses", "12m": "12 meses" },
  ytd: "Este año",
  all: "Todo",
};
