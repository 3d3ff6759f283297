/** What is said of each code with which a rule refuses a signature. */
export const refusals = {
  waiver_name: "A full name is needed",
  waiver_long: (most: string) => `At most ${most} characters`,
  waiver_not_kept: "This device could not store the signature. Please try again.",
  waiver_agree: "Please tick that you have read the text and agree",
  waiver_relation: "Please say what you are to the child",
  waiver_reason: "Please say why it does not hold",
  waiver_unknown: "There is no such signature in this booking.",
  waiver_text_unknown:
    "Our server does not have the text that was signed. Please read the text again and sign once more.",
  waiver_too_many: "This booking has more signatures than any party needs. Please call us.",
  waiver_id_used: "Another signature is stored under this number.",
  waiver_booking_gone: "This booking has been deleted, or its guest was erased.",
  signature_missing: "Please sign in the field, or tick that your typed name is your signature",
  signature_small: "This is too short for a signature. Please sign in the field once more",
  signature_unreadable: "The signature cannot be read. Please sign once more",
  signature_long: (_most: string) =>
    "The drawing is too large. Please clear the field and sign again",
};
