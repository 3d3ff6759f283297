/** What mails say, in one language. Built into pb_hooks/lib/letters-en.js and its like (scripts/build/letters.ts). */
export { calendarFile } from "./letters/calendar-file.ts";
export { customerCancelledMail } from "./letters/cancelled-mails.ts";
export { linesChanged, whatChanged } from "./letters/changes.ts";
export { contactMail } from "./letters/contact-mail.ts";
export { depositMail } from "./letters/deposit-mail.ts";
export { agreedMail, customerMail } from "./letters/guest-mails.ts";
export { ceilingMail, messageMail, stalledMail, testMail } from "./letters/office-mails.ts";
export {
  operatorCancelledMail,
  operatorChangedMail,
  operatorMail,
} from "./letters/operator-mails.ts";
export { receiptMail } from "./letters/receipt-mail.ts";
export { reminderMail, thanksMail } from "./letters/reminder-mails.ts";
export { operatorRequestMail, requestDeclinedMail } from "./letters/request-mails.ts";
export { reservationData } from "./letters/reservation.ts";
export { withoutStrangersWords } from "./letters/strangers-words.ts";
export { summaryMail } from "./letters/summary-mail.ts";
export { tripLinkMail } from "./letters/trip-link-mail.ts";
export { unsubscribePage } from "./letters/unsubscribe-page.ts";
