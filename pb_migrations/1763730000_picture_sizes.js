/// <reference path="../pb_data/types.d.ts" />
// The sizes in which the public site asks for uploaded pictures (src/ui/photo.ts, src/ui/Brand.tsx).
migrate(
  (app) => {
    const SIZES = {
      tours: ["image", ["480x0", "960x0", "1600x0"]],
      transfers: ["image", ["480x0", "960x0", "1600x0"]],
      settings: ["logo", ["0x72"]],
    };
    for (const [name, [field, thumbs]] of Object.entries(SIZES)) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.getByName(field).thumbs = thumbs;
      app.save(collection);
    }
  },
  (app) => {
    const FIELDS = { tours: "image", transfers: "image", settings: "logo" };
    for (const [name, field] of Object.entries(FIELDS)) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.getByName(field).thumbs = [];
      app.save(collection);
    }
  },
);
