/// <reference path="../pb_data/types.d.ts" />
// A line or two a hook: PocketBase recompiles each handler's text in another engine, where nothing of
// this file exists. The functions stand, with their reasons, in src/server.
onBootstrap((e) => {
  // what does not load stops the start: here and not above, since what is loaded there is kept once more for good
  for (const part of ["server", "site", "letters-en", "letters-es"]) {
    if (Object.keys(require(`${__hooks}/lib/${part}.js`)).length === 0)
      throw new Error(`${part}.js holds nothing.`);
  }
  require(`${__hooks}/lib/office.js`).startup.bootstrap(e);
});
onBackupCreate((e) => require(`${__hooks}/lib/office.js`).operations.archiveData(e));
onBackupRestore((e) => require(`${__hooks}/lib/office.js`).operations.refuseRestore(e));
if (!$os.args.includes("serve")) require(`${__hooks}/lib/office.js`).operations.addCommands($app);
require(`${__hooks}/lib/connections.js`).limitConnections($app);
routerUse((e) =>
  // biome-ignore lint/suspicious/noAssignInExpressions: kept in the engine, since to find a module again takes longer than many an answer
  (globalThis.server ??= require(`${__hooks}/lib/server.js`)).guards.api(e, () =>
    require(`${__hooks}/lib/office.js`),
  ),
);

onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/server.js`).bookings.beforeCreate(e),
  "bookings",
);
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/server.js`).messages.beforeCreate(e),
  "messages",
);

onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/server.js`).durability.commitNextToDisk(e),
  "settings",
  "tours",
  "transfers",
);
onRecordUpdateRequest((e) => require(`${__hooks}/lib/server.js`).durability.commitNextToDisk(e));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/server.js`).durability.commitNextToDisk(e));
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/lib/server.js`).durability.waitAfterWrite(e),
  "tours",
  "transfers",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/server.js`).durability.waitAfterWrite(e),
  "messages",
  "settings",
  "tours",
  "transfers",
);
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/server.js`).durability.waitAfterWrite(e),
  "messages",
  "tours",
  "transfers",
);

onRecordDeleteExecute(
  (e) => require(`${__hooks}/lib/office.js`).erasures.beforeDelete(e),
  "bookings",
  "messages",
  "admins",
);
onRecordUpdateExecute(
  (e) => require(`${__hooks}/lib/office.js`).erasures.beforeUpdateAccount(e),
  "admins",
);

onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/office.js`).erasures.waitAfterErasure(e),
  "bookings",
  "messages",
  "admins",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/office.js`).erasures.waitAfterErasure(e),
  "admins",
);

onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/office.js`).services.beforeCreate(e),
  "tours",
  "transfers",
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/office.js`).services.beforeUpdate(e),
  "tours",
  "transfers",
);
onRecordDeleteRequest(
  (e) => require(`${__hooks}/lib/office.js`).services.remove(e),
  "tours",
  "transfers",
);
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/office.js`).settings.beforeUpdate(e),
  "settings",
);
onRecordAuthRequest((e) => require(`${__hooks}/lib/server.js`).sessions.giveToken(e), "admins");
onRecordValidate((e) => require(`${__hooks}/lib/office.js`).office.checkPassword(e), "admins");
onFileDownloadRequest((e) => require(`${__hooks}/lib/server.js`).pictures.cache(e));

onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/lib/office.js`).catalogue.changed(e),
  "tours",
  "transfers",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/office.js`).catalogue.changed(e),
  "tours",
  "transfers",
);
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/office.js`).catalogue.changed(e),
  "tours",
  "transfers",
);
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/lib/site.js`).site.changed(e),
  "tours",
  "transfers",
  "settings",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/site.js`).site.changed(e),
  "tours",
  "transfers",
  "settings",
);
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/site.js`).site.changed(e),
  "tours",
  "transfers",
  "settings",
);

// what may give seats back
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/lib/office.js`).waiting.seatsMayBeBack(e),
  "schedules",
  "exceptions",
  "resources",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/office.js`).waiting.seatsMayBeBack(e),
  "bookings",
  "schedules",
  "exceptions",
  "resources",
  "tours",
  "transfers",
);
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/office.js`).waiting.seatsMayBeBack(e),
  "bookings",
  "schedules",
  "exceptions",
  "resources",
  "tours",
  "transfers",
);

routerAdd("GET", "/api/bookings/{id}", (e) => require(`${__hooks}/lib/site.js`).bookings.ask(e));
routerAdd("POST", "/api/bookings/{id}/cancel", (e) =>
  require(`${__hooks}/lib/site.js`).bookings.cancel(e),
);
routerAdd("POST", "/api/recover", (e) => require(`${__hooks}/lib/site.js`).recovery.ask(e));
routerAdd("GET", "/api/trip", (e) => require(`${__hooks}/lib/site.js`).trips.ask(e));
routerAdd("POST", "/api/trip/changes", (e) => require(`${__hooks}/lib/site.js`).trips.change(e));
routerAdd("POST", "/api/find-booking", (e) =>
  require(`${__hooks}/lib/site.js`).trips.askForLink(e),
);
routerAdd("GET", "/api/push", (e) => require(`${__hooks}/lib/office.js`).push.key(e));
routerAdd("POST", "/api/bookings/{id}/push", (e) =>
  require(`${__hooks}/lib/office.js`).push.subscribeGuest(e),
);
routerAdd(
  "GET",
  "/api/site",
  (e) => require(`${__hooks}/lib/site.js`).site.answer(e),
  $apis.gzip(),
);
routerAdd("GET", "/api/partners/{key}", (e) =>
  require(`${__hooks}/lib/site.js`).partners.answer(e),
);
routerAdd(
  "GET",
  "/api/availability",
  (e) => require(`${__hooks}/lib/site.js`).departures.availability(e),
  $apis.gzip(),
);
routerAdd("GET", "/api/waivers/{hash}", (e) => require(`${__hooks}/lib/site.js`).waivers.text(e));
routerAdd("POST", "/api/codes", (e) => require(`${__hooks}/lib/site.js`).codes.ask(e));
routerAdd("POST", "/api/sign-out", (e) => require(`${__hooks}/lib/server.js`).sessions.signOut(e));
routerAdd("POST", "/api/send-booking-emails", (e) =>
  require(`${__hooks}/lib/office.js`).mail.send(e),
);
routerAdd("GET", "/api/unsubscribe/{language}/{key}", (e) =>
  require(`${__hooks}/lib/office.js`).mail.unsubscribe(e),
);
routerAdd("POST", "/api/unsubscribe/{language}/{key}", (e) =>
  require(`${__hooks}/lib/office.js`).mail.unsubscribe(e),
);
routerAdd("POST", "/api/internal/deliver", (e) =>
  require(`${__hooks}/lib/office.js`).mail.deliverInternally(e),
);
routerAdd("POST", "/api/internal/push", (e) => require(`${__hooks}/lib/office.js`).push.work(e));
routerAdd("POST", "/api/internal/backup", (e) =>
  require(`${__hooks}/lib/office.js`).operations.backUpNow(e),
);
cronAdd("deliver-mails", "* * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "deliver-mails"),
);

cronAdd("copy-backups", "*/10 * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "copy-backups"),
);
cronAdd("copy-erasures", "* * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "copy-erasures"),
);
cronAdd("queue-asked-links", "* * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "queue-asked-links"),
);
cronAdd("queue-summary", "* * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "queue-summary"),
);

// The back office (docs/decisions/0005-office-routes.md).
routerAdd("GET", "/api/office/dashboard", (e) =>
  require(`${__hooks}/lib/office.js`).office.dashboard(e),
);
routerAdd(
  "GET",
  "/api/office/field",
  (e) => require(`${__hooks}/lib/office.js`).office.fieldBookings(e),
  $apis.gzip(),
);
routerAdd("GET", "/api/office/bookings", (e) =>
  require(`${__hooks}/lib/office.js`).office.listBookings(e),
);
routerAdd("POST", "/api/office/bookings", (e) =>
  require(`${__hooks}/lib/office.js`).office.bookAtDesk(e),
);
routerAdd("POST", "/api/office/bookings/status", (e) =>
  require(`${__hooks}/lib/office.js`).office.changeStatus(e),
);
routerAdd("GET", "/api/office/bookings/{id}", (e) =>
  require(`${__hooks}/lib/office.js`).office.answerBooking(e),
);
routerAdd("POST", "/api/office/bookings/{id}/payments", (e) =>
  require(`${__hooks}/lib/office.js`).office.addPayment(e),
);
routerAdd("GET", "/api/office/bookings/{id}/waivers", (e) =>
  require(`${__hooks}/lib/office.js`).office.listWaivers(e),
);
routerAdd("POST", "/api/office/bookings/{id}/waivers", (e) =>
  require(`${__hooks}/lib/office.js`).office.addWaiver(e),
);
routerAdd("GET", "/api/office/cash-ups", (e) =>
  require(`${__hooks}/lib/office.js`).office.listCashUps(e),
);
routerAdd("GET", "/api/office/cash-ups/{id}", (e) =>
  require(`${__hooks}/lib/office.js`).office.answerCashUp(e),
);
routerAdd("POST", "/api/office/cash-ups", (e) =>
  require(`${__hooks}/lib/office.js`).office.addCashUp(e),
);
routerAdd("POST", "/api/office/bookings/{id}/receipts", (e) =>
  require(`${__hooks}/lib/office.js`).office.issueReceipt(e),
);
routerAdd("GET", "/api/office/receipts.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.receiptsCsv(e),
);
routerAdd("GET", "/api/office/receipts/missing", (e) =>
  require(`${__hooks}/lib/office.js`).office.missingReceipts(e),
);
routerAdd("PATCH", "/api/office/bookings/{id}", (e) =>
  require(`${__hooks}/lib/office.js`).office.editBooking(e),
);
routerAdd("DELETE", "/api/office/bookings/{id}", (e) =>
  require(`${__hooks}/lib/office.js`).office.deleteBooking(e),
);
routerAdd("GET", "/api/office/bookings/{id}/history", (e) =>
  require(`${__hooks}/lib/office.js`).office.history(e),
);
routerAdd("POST", "/api/office/bookings/{id}/mail", (e) =>
  require(`${__hooks}/lib/office.js`).office.mailCustomer(e),
);
routerAdd("POST", "/api/office/mails/{id}/resend", (e) =>
  require(`${__hooks}/lib/office.js`).office.resendMail(e),
);
routerAdd("POST", "/api/office/import", (e) =>
  require(`${__hooks}/lib/office.js`).office.importBooking(e),
);
routerAdd("GET", "/api/office/codes", (e) =>
  require(`${__hooks}/lib/office.js`).office.listCodes(e),
);
routerAdd("POST", "/api/office/codes", (e) =>
  require(`${__hooks}/lib/office.js`).office.saveCode(e),
);
routerAdd("GET", "/api/office/reports", (e) =>
  require(`${__hooks}/lib/office.js`).office.reports(e),
);
routerAdd("GET", "/api/office/reports.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.reportsCsv(e),
);
routerAdd("GET", "/api/office/seats.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.seatsCsv(e),
);
routerAdd("GET", "/api/office/payments.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.paymentsCsv(e),
);
routerAdd("GET", "/api/office/money", (e) => require(`${__hooks}/lib/office.js`).office.money(e));
routerAdd("GET", "/api/office/price-lines.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.priceLinesCsv(e),
);
routerAdd("GET", "/api/office/partners", (e) =>
  require(`${__hooks}/lib/office.js`).office.listPartners(e),
);
routerAdd("PUT", "/api/office/partners/{key}", (e) =>
  require(`${__hooks}/lib/office.js`).office.putPartner(e),
);
routerAdd("GET", "/api/office/partners/{key}/statement", (e) =>
  require(`${__hooks}/lib/office.js`).office.answerStatement(e),
);
routerAdd("GET", "/api/office/partners/{key}/statement.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.statementCsv(e),
);
routerAdd("GET", "/api/office/customers.csv", (e) =>
  require(`${__hooks}/lib/office.js`).office.customersCsv(e),
);
routerAdd("GET", "/api/office/customers", (e) =>
  require(`${__hooks}/lib/office.js`).office.listCustomers(e),
);
routerAdd("GET", "/api/office/customers/{email}", (e) =>
  require(`${__hooks}/lib/office.js`).office.customerDetail(e),
);
routerAdd("POST", "/api/office/customers", (e) =>
  require(`${__hooks}/lib/office.js`).office.addCustomer(e),
);
routerAdd("POST", "/api/office/customers/{email}/notes", (e) =>
  require(`${__hooks}/lib/office.js`).office.addNote(e),
);
routerAdd("POST", "/api/office/customers/{email}/erase", (e) =>
  require(`${__hooks}/lib/office.js`).office.eraseCustomer(e),
);
routerAdd("GET", "/api/office/departure-rules", (e) =>
  require(`${__hooks}/lib/office.js`).office.listRules(e),
);
routerAdd("GET", "/api/office/waiting", (e) =>
  require(`${__hooks}/lib/office.js`).office.listWaiting(e),
);
routerAdd("POST", "/api/office/departure-rules", (e) =>
  require(`${__hooks}/lib/office.js`).office.changeRules(e),
);
routerAdd("POST", "/api/office/password", (e) =>
  require(`${__hooks}/lib/office.js`).office.changePassword(e),
);
routerAdd("POST", "/api/office/language", (e) =>
  require(`${__hooks}/lib/office.js`).office.chooseLanguage(e),
);
routerAdd("POST", "/api/office/push", (e) => require(`${__hooks}/lib/office.js`).office.push(e));
routerAdd("GET", "/api/office/missing-texts", (e) =>
  require(`${__hooks}/lib/office.js`).office.missingTexts(e),
);
routerAdd("POST", "/api/office/test-mail", (e) =>
  require(`${__hooks}/lib/office.js`).office.sendTestMail(e),
);
onRecordUpdateRequest((e) => require(`${__hooks}/lib/office.js`).office.noteActor(e), "bookings");
// UTC: half past two at night in Belize, before the nightly backup
cronAdd("anonymise-old", "30 8 * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "anonymise-old"),
);
cronAdd("check-seats", "15 9 * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "check-seats"),
);
cronAdd("check-payments", "20 9 * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "check-payments"),
);
cronAdd("check-reports", "25 9 * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "check-reports"),
);
cronAdd("confirm-waiting", "* * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "confirm-waiting"),
);
cronAdd("list-new-bookings", "* * * * *", () =>
  require(`${__hooks}/lib/office.js`).jobs.run($app, "list-new-bookings"),
);

// or PocketBase would hand out the build's folder by a route of its own; the pages come from the guard
routerAdd("GET", "/{path...}", () => {
  throw new NotFoundError();
});
