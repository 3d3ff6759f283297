/** What is stored where, for how long, and how to be rid of it: docs/TRUST.md holds us to it. */
export const title = "Privacy";
export const lead =
  "We keep what we need to take you on your trip, on our own server, and nothing else. " +
  "No advertising, no tracking, no cookies, nothing from other companies in these pages.";

export const booking = "When you book";
export const bookingTexts = [
  "We store your name, e-mail, phone number, what you booked for which day and how many, and the requests you wrote; where you tell us, " +
    "also where to pick you up, your flight, children's ages, luggage and child seats, " +
    "the names and ages of those who travel with you, and your answers to our questions. " +
    "We use them to run your trip and to reach you about it.",
  "You get a mail about your booking, and we get one. Both pass through the servers of our mail provider and yours.",
  "Where you come from a hotel or an agent, they learn your name, your day, what you booked and its price, so that they and we can settle it.",
  "We ask for no card and no payment online, so we store none.",
];

export const writing = "When you write to us";
export const writingText =
  "We store your name, e-mail, phone number if you gave one, and your message, to answer it.";

export const howLong = "How long";
export const howLongTexts = (months: number) => [
  `At most ${months} months after your day of travel, or after your message, we erase your name, e-mail, phone number, pick-up place, flight, ` +
    "children's ages, the names and ages of those who travel with you, your answers to our questions and what you wrote. " +
    "What was booked, when and at what price stays, without you.",
  "A waiver that you have signed is kept for seven years after the trip, with your name, signature and device: a court may ask for it.",
  "Backups are kept for 14 days, then deleted.",
  "The server's log tells of faults only, without your name, your address on the internet or what you looked for. " +
    "To hold off abuse, that address is counted for some minutes and never written down.",
];

export const device = "On your own device";
export const deviceTexts = [
  "What you book or write is stored on your device first, so that it is not lost without a connection. " +
    "It stays there so that you can look at your bookings offline, with a key by which your device asks us about them. " +
    "Whoever has the link to a booking can see, change and cancel it.",
  "Where you have a device tell you of changes, on the confirmation of a booking or under My bookings, we keep the address that its browser gives us for that, until a week after the trip or until you switch it off. " +
    "What we send there is encrypted, passes through the browser's maker, and says nothing about you but the booking ID and what has become of it.",
  "What you have typed into a form and not sent stays on your device for a day, so that it is there when you come back to it. We do not see it.",
  "Your device also keeps this site's pages, prices and pictures to work offline, and which tours you looked at last.",
  "Where the address of a hotel or an agent has led you here, your device keeps for 14 days whose it was.",
  "“Forget everything on this device” under My bookings removes what you booked and wrote; clearing this site's data in your browser removes the rest too. " +
    "On somebody else's device, do that when you leave. A booking that has not been sent yet is lost with it.",
];

export const choice = "Your choice";
export const choiceText = <Part>(email: Part, phone: Part) => [
  "Ask us what we have about you, have it corrected or have it erased, at any time and for no reason: ",
  email,
  " or ",
  phone,
  ". Erased means gone from our records at once, and from the last backup 14 days later. " +
    "People of our office who export data are noted by name.",
];
