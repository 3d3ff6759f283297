/** The booking desk, and editing what is stored. */
export const deskHint = "For customers who call or walk in; recorded as made at the desk.";
export const service = "Service";
export const chooseService = "Choose a tour or transfer";
export const tours = "Tours";
export const transfers = "Transfers";
export const noLongerThere = (service: string) => `${service} (no longer there)`;
export const notOffered = (service: string) => `${service} (not offered)`;
export const date = "Date";
export const chooseDate = "Choose a date";
export const dayPassed = "This day has passed. The booking is stored all the same.";
export const guests = (least: number, most: number) => `Guests (${least} to ${most})`;
export const firstName = "First Name";
export const lastName = "Last Name";
export const email = "Email (if there is one)";
export const phone = "Phone";
export const language = "Language of mails";
export const departureTime = "Departure time (Belize)";
export const notThePickUp =
  "When it departs. When one party is picked up belongs in the pick-up notes.";
export const code = "Code";
export const codeHint =
  "Checked when the booking is stored, which takes off what it is worth from the price below.";
export const specialRequests = "Special Requests";
export const details = {
  pickupPlace: "Pick-up place",
  flightNumber: "Flight",
  adults: "Adults",
  childrenAges: "Children's ages, e.g. 4, 9",
  luggage: "Pieces of luggage",
  childSeats: "Child seats",
};
export const byAge = "By age";
export const extras = "Extras";
export const atPrice = (name: string, price: string) => `${name} (${price})`;
export const pickUp = "Pick-up notes";
export const toldToGuest = "The guest sees time and place, and is told of a change by mail.";
export const notes = "Notes (not shown to the customer)";
export const sendConfirmation = "Send the confirmation by e-mail";

export const price = "Price";
export const byCatalogue = (amount: string) => `By the catalogue: ${amount}`;
export const setAnotherPrice = "Set another price";
export const priceInUsd = "Price in USD";
export const reason = "Reason";
export const toldWithPrice = "Stands with the price, so the guest reads it; kept in the history";
export const before = (amount: string, service: string) => `Before: ${amount} for ${service}`;
export const staysAgreed = (amount: string, party: string) =>
  `${amount} stays agreed for ${party}; those who come along pay today's price`;
export const theirShare = (amount: string, party: string) =>
  `${amount} was agreed for ${party}: their share of it`;

export const deposit = "Deposit";
export const depositInUsd = "Deposit in USD";
export const depositBy = "Due by";
export const serviceRequired = "Service is required";
export const priceNotReadable = "Price must be an amount like 450 or 450.50";
export const reasonRequired = "Please give a reason for the price";

export const create = "Create Booking";
export const creating = "Booking...";
export const save = "Save Changes";
export const saving = "Saving...";
export const createdTitle = "Booking Created";
export const stored = (reference: string) => `Booking #${reference} has been stored.`;
export const updatedTitle = "Booking Updated";
export const changed = (reference: string) => `Booking #${reference} has been changed.`;
export const waits = (reference: string) =>
  `Booking #${reference} is sent as soon as there is a connection.`;
export const noChanges = "No Changes";
export const nothingChanged = "Nothing was changed.";
export const notStored = (why: string) => `This device cannot store it. ${why}`;
export const changeNotStored = "This device cannot store the change.";
export const partner = "Partner";
export const noPartner = "None";
export const endedPartner = (name: string) => `${name} (ended)`;
export const way = "Which way";
export const together = "Price for both ways";
export const togetherHint =
  "Booked there and back. Without it this way costs what it costs by itself";
export const guestsName = "Name";
export const guestsAge = "Age";
/** Of what a guest can choose from. */
export const notSaid = "Not said";
