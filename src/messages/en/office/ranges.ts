/** What people call a range of time, by the words of addresses: the same name is the same range. */
export const ranges = {
  ...{ "7days": "Last 7 days", "7d": "Last 7 days" },
  ...{ "30days": "Last 30 days", "30d": "Last 30 days" },
  ...{ "3months": "Last 3 months", "3m": "Last 3 months" },
  ...{ "12months": "Last 12 months", "12m": "Last 12 months" },
  ytd: "Year to date",
  all: "All time",
};
