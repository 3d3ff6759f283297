/** What people call a range of time, by the words of addresses: the same name is the same range. */
export const ranges = {
  ...{ "7days": "Últimos 7 días", "7d": "Últimos 7 días" },
  ...{ "30days": "Últimos 30 días", "30d": "Últimos 30 días" },
  ...{ "3months": "Últimos 3 meses", "3m": "Últimos 3 meses" },
  ...{ "12months": "Últimos 12 meses", "12m": "Últimos 12 meses" },
  ytd: "En lo que va del año",
  all: "Todo el tiempo",
};
