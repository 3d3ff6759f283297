/// <reference path="../pb_data/types.d.ts" />
// What is written of a service in other languages than English: {"es": {"name": "...", "highlights": ["..."]}},
// under the names of the English columns. An itinerary is its activities in order: the times are one language's.
migrate((app) => {
  for (const name of ["tours", "transfers"]) {
    const collection = app.findCollectionByNameOrId(name);
    collection.fields.add(new JSONField({ name: "texts", maxSize: 1000000 }));
    app.save(collection);
  }
});
