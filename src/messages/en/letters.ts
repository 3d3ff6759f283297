/** Messages to a customer about a booking, to be changed before they are sent. */
export const letters = {
  pickUp: {
    subject: "Your pick-up for {service}, booking {reference}",
    text: "Dear {first_name},\n\nWe look forward to {date}. Where shall we pick you up? Please tell us the name of your hotel or the address, and we will send you the time.\n\nYour booking: {service}, {guests}, {price}.",
  },
  otherDate: {
    subject: "Another date for {service}, booking {reference}",
    text: "Dear {first_name},\n\nUnfortunately we can't offer {service} on {date}. Which other day would suit you? We will keep your booking for {guests} until we hear from you.",
  },
  price: {
    subject: "The price of booking {reference}",
    text: "Dear {first_name},\n\nThe price of {service} on {date} for {guests} is {price}. Is that all right for you? As soon as you say yes, your booking is confirmed.",
  },
  weather: {
    subject: "News for {service} on {date}",
    text: "Dear {first_name},\n\nBecause of the weather we have to change the plan of {service} on {date}. Please call or write to us, so that we find what suits you best. Your booking is {reference}.",
  },
  thanks: {
    subject: "Thank you for travelling with us",
    text: "Dear {first_name},\n\nThank you for travelling with us. We hope that you enjoyed {service}. If there is anything that we can do better, please answer this mail.",
  },
};
/** To a guest whose booking waited and can't be confirmed, in parts. */
export const declined = {
  subject: "Your booking {reference} for {service}",
  greeting: "Dear {first_name},",
  sorry: "Unfortunately we can't confirm {service} on {date} for {guests}.",
  others: "We have seats for you here:",
  noOthers: "Is there another day that would suit you?",
  end: "If you would like to go then, please answer this mail or call us. Otherwise nothing more is to be done: your booking {reference} is cancelled, and you owe nothing.",
};
