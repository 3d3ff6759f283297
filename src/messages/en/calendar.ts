/** What a calendar says of its arrows, which are pictures alone. */
export const arrows = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousDecade: "Ten years back",
  nextDecade: "Ten years on",
};
