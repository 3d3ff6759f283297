import { forAdmins, noteActor } from "./admins.ts";
import { changeStatus, deleteBooking } from "./change-status.ts";
import { customersCsv, reportsCsv } from "./csv.ts";
import { listCustomers } from "./customer-list.ts";
import { addCustomer, addNote, customerDetail } from "./customers.ts";
import { dashboard } from "./dashboard.ts";
import { bookAtDesk } from "./desk.ts";
import { editBooking } from "./edit.ts";
import { eraseCustomer } from "./erase.ts";
import { fieldBookings } from "./field.ts";
import { history } from "./history.ts";
import { importBooking } from "./import.ts";
import { listBookings } from "./list.ts";
import { mailCustomer, resendMail, sendTestMail } from "./mails.ts";
import { changePassword, checkPassword } from "./password.ts";
import { reports } from "./reports.ts";

/** The routes under /api/office, closed to all but the back office's accounts. */
export const office = {
  dashboard: forAdmins(dashboard),
  listBookings: forAdmins(listBookings),
  bookAtDesk: forAdmins(bookAtDesk),
  fieldBookings: forAdmins(fieldBookings),
  editBooking: forAdmins(editBooking),
  changeStatus: forAdmins(changeStatus),
  deleteBooking: forAdmins(deleteBooking),
  history: forAdmins(history),
  mailCustomer: forAdmins(mailCustomer),
  resendMail: forAdmins(resendMail),
  importBooking: forAdmins(importBooking),
  reports: forAdmins(reports),
  reportsCsv: forAdmins(reportsCsv),
  customersCsv: forAdmins(customersCsv),
  listCustomers: forAdmins(listCustomers),
  customerDetail: forAdmins(customerDetail),
  addCustomer: forAdmins(addCustomer),
  addNote: forAdmins(addNote),
  eraseCustomer: forAdmins(eraseCustomer),
  changePassword: forAdmins(changePassword),
  sendTestMail: forAdmins(sendTestMail),
  checkPassword,
  noteActor,
};
