/** Names of days and months, for the calendar to choose from (dayjs). */
export const dates = {
  name: "en",
  months:
    "January_February_March_April_May_June_July_August_September_October_November_December".split(
      "_",
    ),
  monthsShort: "Jan_Feb_Mar_Apr_May_Jun_Jul_Aug_Sep_Oct_Nov_Dec".split("_"),
  weekdays: "Sunday_Monday_Tuesday_Wednesday_Thursday_Friday_Saturday".split("_"),
  weekdaysShort: "Sun_Mon_Tue_Wed_Thu_Fri_Sat".split("_"),
  weekdaysMin: "Su_Mo_Tu_We_Th_Fr_Sa".split("_"),
};
/** How a field writes the day that was chosen. */
export const chosenDay = "ddd, MMM D, YYYY";
/** What a calendar says of its arrows, which are pictures alone. */
export const arrows = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousDecade: "Ten years back",
  nextDecade: "Ten years on",
};
