import { listRules } from "../departures/list.ts";
import { listWaiting } from "../departures/list-waiting.ts";
import { changeRules } from "../departures/write.ts";
import { subscribeAccount } from "../push/subscriptions.ts";
import { answerMissingTexts } from "../site/missing-texts.ts";
import { forAdmins } from "./admins.ts";
import { changeStatus, deleteBooking } from "./bookings/change-status.ts";
import { bookAtDesk } from "./bookings/desk.ts";
import { editBooking } from "./bookings/edit.ts";
import { fieldBookings } from "./bookings/field.ts";
import { history } from "./bookings/history.ts";
import { importBooking } from "./bookings/import.ts";
import { answerBooking } from "./bookings/json.ts";
import { listBookings } from "./bookings/list.ts";
import { mailCustomer, resendMail, sendTestMail } from "./bookings/mails.ts";
import { addCashUp } from "./cash-ups/add.ts";
import { answerCashUp, listCashUps } from "./cash-ups/list.ts";
import { listCodes, saveCode } from "./codes/codes.ts";
import { addCustomer, addNote, customerDetail } from "./customers/customers.ts";
import { eraseCustomer } from "./customers/erase.ts";
import { listCustomers } from "./customers/list.ts";
import { customersCsv, reportsCsv, seatsCsv } from "./figures/csv.ts";
import { paymentsCsv, priceLinesCsv } from "./figures/csv-money.ts";
import { dashboard } from "./figures/dashboard.ts";
import { money } from "./figures/money.ts";
import { reports } from "./figures/reports.ts";
import { chooseLanguage } from "./language.ts";
import { listPartners, putPartner } from "./partners/partners.ts";
import { answerStatement, statementCsv } from "./partners/statement.ts";
import { changePassword } from "./password.ts";
import { addPayment } from "./payments/add.ts";
import { issueReceipt } from "./receipts/add.ts";
import { missingReceipts, receiptsCsv } from "./receipts/csv.ts";
import { addWaiver, listWaivers } from "./waivers/add.ts";

/** The routes under /api/office, closed to all but the back office's accounts. */
export const officeRoutes = {
  "GET /api/office/dashboard": forAdmins(dashboard),
  "GET /api/office/bookings": forAdmins(listBookings),
  "POST /api/office/bookings": forAdmins(bookAtDesk),
  "GET /api/office/field": forAdmins(fieldBookings),
  "GET /api/office/bookings/{id}": forAdmins(answerBooking),
  "POST /api/office/bookings/{id}/payments": forAdmins(addPayment),
  "GET /api/office/cash-ups": forAdmins(listCashUps),
  "GET /api/office/cash-ups/{id}": forAdmins(answerCashUp),
  "POST /api/office/cash-ups": forAdmins(addCashUp),
  "GET /api/office/codes": forAdmins(listCodes),
  "POST /api/office/codes": forAdmins(saveCode),
  "POST /api/office/bookings/{id}/receipts": forAdmins(issueReceipt),
  "GET /api/office/receipts.csv": forAdmins(receiptsCsv),
  "GET /api/office/receipts/missing": forAdmins(missingReceipts),
  "POST /api/office/bookings/{id}/waivers": forAdmins(addWaiver),
  "GET /api/office/bookings/{id}/waivers": forAdmins(listWaivers),
  "PATCH /api/office/bookings/{id}": forAdmins(editBooking),
  "POST /api/office/bookings/status": forAdmins(changeStatus),
  "DELETE /api/office/bookings/{id}": forAdmins(deleteBooking),
  "GET /api/office/bookings/{id}/history": forAdmins(history),
  "POST /api/office/bookings/{id}/mail": forAdmins(mailCustomer),
  "POST /api/office/mails/{id}/resend": forAdmins(resendMail),
  "POST /api/office/import": forAdmins(importBooking),
  "GET /api/office/reports": forAdmins(reports),
  "GET /api/office/reports.csv": forAdmins(reportsCsv),
  "GET /api/office/seats.csv": forAdmins(seatsCsv),
  "GET /api/office/payments.csv": forAdmins(paymentsCsv),
  "GET /api/office/money": forAdmins(money),
  "GET /api/office/price-lines.csv": forAdmins(priceLinesCsv),
  "GET /api/office/partners": forAdmins(listPartners),
  "PUT /api/office/partners/{key}": forAdmins(putPartner),
  "GET /api/office/partners/{key}/statement": forAdmins(answerStatement),
  "GET /api/office/partners/{key}/statement.csv": forAdmins(statementCsv),
  "GET /api/office/customers.csv": forAdmins(customersCsv),
  "GET /api/office/customers": forAdmins(listCustomers),
  "GET /api/office/customers/{email}": forAdmins(customerDetail),
  "POST /api/office/customers": forAdmins(addCustomer),
  "POST /api/office/customers/{email}/notes": forAdmins(addNote),
  "POST /api/office/customers/{email}/erase": forAdmins(eraseCustomer),
  "GET /api/office/departure-rules": forAdmins(listRules),
  "GET /api/office/waiting": forAdmins(listWaiting),
  "POST /api/office/departure-rules": forAdmins(changeRules),
  "POST /api/office/password": forAdmins(changePassword),
  "POST /api/office/language": forAdmins(chooseLanguage),
  "POST /api/office/push": forAdmins(subscribeAccount),
  "GET /api/office/missing-texts": forAdmins(answerMissingTexts),
  "POST /api/office/test-mail": forAdmins(sendTestMail),
};
