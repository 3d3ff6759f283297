/** What the guests of a booking have signed, as the office sees it. */
export const title = "Waivers";
export const signed = (count: number, of: number) => `${count} of ${of} signed`;
export const missing = (names: string) => `Not signed yet: ${names}`;
export const handOver = "Have a guest sign";
export const shownIn = "Shown to the guest in";
export const done = "Signed";
export const nextGuest = "Ready for the next guest.";
export const signatures = "Signatures";
export const nobody = "Nobody has signed yet.";
export const none = "This service has no waiver to sign. Its text is written under Services.";
export const cancelled = "This booking is cancelled: nothing more is signed for it.";
export const all = "All guests have signed.";
export const notTaken =
  "A signature of before was not taken. To sign it again gives up what is typed here.";
export const signMore = "Sign one more all the same";
export const standings = {
  valid: "Signed",
  voided: "Does not hold",
  twice: "Signed before: the first one counts",
  stranger: "None of this booking's guests",
};
export const waits = "Not sent yet: this device keeps it and sends it when there is a line.";
export const by = (name: string, relation: string) => `by ${name} (${relation})`;
export const byName = "typed name";
export const show = "Show";
export const hide = "Hide";
export const of = (name: string) => `the waiver of ${name}`;
export const print = "Print, A4";
export const takeBack = "Does Not Hold";
export const reason = "Why it does not hold";
export const reasonHint = "Kept in the history. A signature is never deleted.";
export const takeBackYes = "It Does Not Hold";
export const takeBackNo = "Leave It";
export const takenBack = "Taken Back";
export const notFetched = "The signatures could not be fetched.";
export const loading = "Loading the signatures...";
export const withLine = "To be shown with a connection.";
export const back = "Back to the booking";
export const notReady = "The services have not been loaded on this device yet.";
export const shortSigned = (count: number, of: number) => `Waivers ${count} of ${of}`;
export const cannotSign = "This browser cannot sign: the page has to be opened by https.";
/** The text itself, under services. */
export const lawyer =
  "What is signed here decides who pays after an accident. Have a lawyer in Belize write it: this product checks none of it.";
export const preview = "As guests see it";
export const noneWritten = "Nothing is written yet.";
