/// <reference path="../../../../pb_data/types.d.ts" />
// A bare PocketBase whose commits are as durable as the product's. The setting is lost when an idle
// connection closes: the benchmark asks for it before each round.
routerAdd("POST", "/bench/synchronous", (e) => {
  const row = new DynamicModel({ synchronous: 0 });
  e.app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
  e.app.nonconcurrentDB().newQuery("PRAGMA synchronous").one(row);
  return e.json(200, row);
});
