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
    text: "Dear {first_name},\n\nYou have cancelled this booking. Nothing was paid online. Within 48 hours of the start a fee may apply; we are flexible in emergencies.",
  },
  operator: { subject: "New booking: {service}, {day}, {guests} {reference}", text: "" },
};

/** The service of the example that they are shown with. */
export const exampleService = "Xunantunich & Cave Tubing";
