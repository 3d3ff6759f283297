/** What is said of each code with which a rule refuses what a guest does with a booking that stands. */
export const refusals = {
  changed_meanwhile: "Somebody else has changed the same meanwhile.",
  changed_too_often: "This has been changed very often: please write to us or call us.",
  no_room: "There is no room for you at that time. Your booking stays as it was.",
  timetable: "This leaves at fixed times: please choose another departure instead.",
  change_waits:
    "Your booking still waits for our answer: please write to us or call us to change it.",
  change_withdrawn: "This is not offered any more: please write to us or call us.",
  no_departure: "It does not leave then, or cannot be booked any more.",
  on_request: "We answer for this departure one by one: please write to us or call us.",
  price_now: (dollars: string) =>
    `It costs US$${dollars} now. Please look at it and send it once more.`,
};
