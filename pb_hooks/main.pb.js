/// <reference path="../pb_data/types.d.ts" />
// A line or two a hook: PocketBase recompiles each handler's text in another engine, where nothing of
// this file exists. The functions stand, with their reasons, in src/server.
// what does not load stops the start: here and not above, since what is loaded there is kept once more for good
onBootstrap((e) => require(`${__hooks}/lib/machine.js`).startup.bootstrap(e));
onBackupCreate((e) => require(`${__hooks}/lib/machine.js`).backups.archiveData(e));
onBackupRestore((e) => require(`${__hooks}/lib/machine.js`).backups.refuseRestore(e));
if (!$os.args.includes("serve")) require(`${__hooks}/lib/office.js`).operations.addCommands($app);
require(`${__hooks}/lib/serving.js`).limitConnections($app);
require(`${__hooks}/lib/serving.js`).addRoutes(routerAdd, $apis.gzip);
routerUse((e) =>
  // biome-ignore lint/suspicious/noAssignInExpressions: kept in the engine, since to find a module again takes longer than many an answer
  (globalThis.server ??= require(`${__hooks}/lib/server.js`)).guards.api(e, (part) =>
    require(`${__hooks}/lib/${part}.js`),
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
  (e) => require(`${__hooks}/lib/machine.js`).waiting.seatsMayBeBack(e),
  "schedules",
  "exceptions",
  "resources",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/machine.js`).waiting.seatsMayBeBack(e),
  "bookings",
  "schedules",
  "exceptions",
  "resources",
  "tours",
  "transfers",
);
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/machine.js`).waiting.seatsMayBeBack(e),
  "bookings",
  "schedules",
  "exceptions",
  "resources",
  "tours",
  "transfers",
);

cronAdd("deliver-mails", "* * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "deliver-mails"),
);

cronAdd("copy-backups", "*/10 * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "copy-backups"),
);
cronAdd("copy-erasures", "* * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "copy-erasures"),
);
cronAdd("queue-asked-links", "* * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "queue-asked-links"),
);
cronAdd("queue-summary", "* * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "queue-summary"),
);

onRecordUpdateRequest((e) => require(`${__hooks}/lib/office.js`).office.noteActor(e), "bookings");
// UTC: half past two at night in Belize, before the nightly backup
cronAdd("anonymise-old", "30 8 * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "anonymise-old"),
);
cronAdd("check-seats", "15 9 * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "check-seats"),
);
cronAdd("check-payments", "20 9 * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "check-payments"),
);
cronAdd("check-reports", "25 9 * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "check-reports"),
);
cronAdd("confirm-waiting", "* * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "confirm-waiting"),
);
cronAdd("list-new-bookings", "* * * * *", () =>
  require(`${__hooks}/lib/machine.js`).jobs.run($app, "list-new-bookings"),
);

// or PocketBase would hand out the build's folder by a route of its own; the pages come from the guard
routerAdd("GET", "/{path...}", () => {
  throw new NotFoundError();
});
