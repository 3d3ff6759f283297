/// <reference path="../pb_data/types.d.ts" />
// One line a hook: PocketBase recompiles each handler's text in another engine, where nothing of
// this file exists. The functions stand, with their reasons, in src/server.
onBootstrap((e) => require(`${__hooks}/lib/server.js`).startup.bootstrap(e));
routerUse((e) => require(`${__hooks}/lib/server.js`).guards.api(e));

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
  (e) => require(`${__hooks}/lib/server.js`).catalogue.changed(e),
  "tours",
  "transfers",
);
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/lib/server.js`).catalogue.changed(e),
  "tours",
  "transfers",
);
onRecordAfterDeleteSuccess(
  (e) => require(`${__hooks}/lib/server.js`).catalogue.changed(e),
  "tours",
  "transfers",
);

routerAdd("GET", "/api/bookings/{id}", (e) => require(`${__hooks}/lib/server.js`).bookings.ask(e));
routerAdd("POST", "/api/bookings/{id}/cancel", (e) =>
  require(`${__hooks}/lib/server.js`).bookings.cancel(e),
);
routerAdd("GET", "/api/site", (e) => require(`${__hooks}/lib/server.js`).site.publicSite(e));
routerAdd("POST", "/api/send-booking-emails", (e) =>
  require(`${__hooks}/lib/server.js`).mail.send(e),
);
routerAdd("POST", "/api/internal/deliver", (e) =>
  require(`${__hooks}/lib/server.js`).mail.deliverInternally(e),
);
cronAdd("deliver-mails", "* * * * *", () =>
  require(`${__hooks}/lib/server.js`).mail.deliverDue($app),
);
routerAdd("GET", "/{path...}", (e) => require(`${__hooks}/lib/server.js`).site.serve(e));
