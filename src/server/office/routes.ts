import { listRules } from "../departures/list.ts";
import { listWaiting } from "../departures/list-waiting.ts";
import { changeRules } from "../departures/write.ts";
import { subscribeAccount } from "../push/subscriptions.ts";
import { answerMissingTexts } from "../site/missing-texts.ts";
import { forAdmins, noteActor } from "./admins.ts";
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
import { changePassword, checkPassword } from "./password.ts";
import { addPayment } from "./payments/add.ts";
import { issueReceipt } from "./receipts/add.ts";
import { missingReceipts, receiptsCsv } from "./receipts/csv.ts";
import { addWaiver, listWaivers } from "./waivers/add.ts";

/** The routes under /api/office, closed to all but the back office's accounts. */
export const office = {
  dashboard: forAdmins(dashboard),
  listBookings: forAdmins(listBookings),
  bookAtDesk: forAdmins(bookAtDesk),
  fieldBookings: forAdmins(fieldBookings),
  answerBooking: forAdmins(answerBooking),
  addPayment: forAdmins(addPayment),
  listCashUps: forAdmins(listCashUps),
  answerCashUp: forAdmins(answerCashUp),
  addCashUp: forAdmins(addCashUp),
  listCodes: forAdmins(listCodes),
  saveCode: forAdmins(saveCode),
  issueReceipt: forAdmins(issueReceipt),
  receiptsCsv: forAdmins(receiptsCsv),
  missingReceipts: forAdmins(missingReceipts),
  addWaiver: forAdmins(addWaiver),
  listWaivers: forAdmins(listWaivers),
  editBooking: forAdmins(editBooking),
  changeStatus: forAdmins(changeStatus),
  deleteBooking: forAdmins(deleteBooking),
  history: forAdmins(history),
  mailCustomer: forAdmins(mailCustomer),
  resendMail: forAdmins(resendMail),
  importBooking: forAdmins(importBooking),
  reports: forAdmins(reports),
  reportsCsv: forAdmins(reportsCsv),
  seatsCsv: forAdmins(seatsCsv),
  paymentsCsv: forAdmins(paymentsCsv),
  money: forAdmins(money),
  priceLinesCsv: forAdmins(priceLinesCsv),
  listPartners: forAdmins(listPartners),
  putPartner: forAdmins(putPartner),
  answerStatement: forAdmins(answerStatement),
  statementCsv: forAdmins(statementCsv),
  customersCsv: forAdmins(customersCsv),
  listCustomers: forAdmins(listCustomers),
  customerDetail: forAdmins(customerDetail),
  addCustomer: forAdmins(addCustomer),
  addNote: forAdmins(addNote),
  eraseCustomer: forAdmins(eraseCustomer),
  listRules: forAdmins(listRules),
  listWaiting: forAdmins(listWaiting),
  changeRules: forAdmins(changeRules),
  changePassword: forAdmins(changePassword),
  chooseLanguage: forAdmins(chooseLanguage),
  push: forAdmins(subscribeAccount),
  missingTexts: forAdmins(answerMissingTexts),
  sendTestMail: forAdmins(sendTestMail),
  checkPassword,
  noteActor,
};
