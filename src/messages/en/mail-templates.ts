import { weWillConfirm } from "./wording.ts";

/** What mails that go out by themselves say, until the operator has words of their own. */
export const templates = {
  confirmed: {
    subject: "Booking confirmed: {service} {reference}",
    text: "Dear {first_name},\n\nYour booking is confirmed. No payment is needed now: you pay on site.",
  },
  received: {
    subject: "Booking received: {service} {reference}",
    text: `Dear {first_name},\n\nWe have your booking. {why} ${weWillConfirm}`,
  },
  cancelled: {
    subject: "Booking cancelled: {service} {reference}",
    text: "Dear {first_name},\n\nYou have cancelled this booking. Nothing was paid online. Within {policy_hours} hours of the start a fee may apply; we are flexible in emergencies.",
  },
  first: {
    subject: "See you soon: {service} {reference}",
    text: "Dear {first_name},\n\nWe look forward to seeing you on {date}. Below you find your trip at a glance, what to bring and how to reach us.",
  },
  eve: {
    subject: "Your trip: {service} {reference}",
    text: "Dear {first_name},\n\n{service} is on {date}. Below you find once more your trip at a glance, what to bring and how to reach us.",
  },
  thanks: {
    subject: "How was your trip? {service}",
    text: "Dear {first_name},\n\nThank you for travelling with us. We hope that you enjoyed it. If you did, a few words about it help other travellers, and our small team more than anything.\n\nIf something was not as it should have been, please answer this mail: we want to know.",
  },
  operator: { subject: "New booking: {service}, {day}, {guests} {reference}", text: "" },
};

/** The service of the example that they are shown with. */
export const exampleService = "Xunantunich & Cave Tubing";
