/** A waiver: signed by a guest on their phone or on the guide's tablet, read for ever, printed. */
export const waiver = "Waiver";
/** What the form asks. */
export const form = {
  whoSigns: "Who signs?",
  whose: "Which guest is it for?",
  another: "Somebody else",
  forMyself: "I am this guest",
  forMinor: "I sign for a child under 18",
  guestsName: "Full name of the guest",
  childsName: "Full name of the child",
  yourName: "Type your full name",
  guardiansName: "Your full name, as the parent or guardian",
  relation: "What you are to the child",
  relationHint: "Mother, father, guardian",
  sign: "Sign with your finger, a pen or the mouse",
  pad: "Field for your signature",
  drawn: "There is a signature in the field.",
  empty: "The field is empty.",
  full: "There is no room for more in the field.",
  clear: "Clear",
  typed: "I do not draw: my typed name is my signature",
  agree: "I have read the text above and agree to it",
  submit: "Sign",
  notTaken: "This signature was not taken",
  discard: "Discard It",
  readFirst: "Please read this first",
};

/** On paper. */
export const guest = "Guest";
export const signedBy = "Signed by";
export const as = (name: string, relation: string) => `${name} (${relation})`;
export const signature = "Signature";
export const byName = "Signed by the typed name alone";
export const when = "Signed";
export const clock = "By the clock of the device";
export const recordedBy = "Signed on";
export const ownDevice = "the guest's own device";
export const officeDevice = (account: string) => `a device of ${account}`;
export const device = "Device";
export const hash = "Text's fingerprint (SHA-256)";
export const service = "For";
export const day = "Day of travel";
export const booking = "Booking";
export const id = "Number";
export const voided = "Does not hold";
export const erased = "Erased";
