/** PocketBase's class stands under the name of the language's own type. */
declare const Record: new (collection: pb.Collection) => pb.Record;

/** A record that is not stored yet. */
export function newRecord(
  app: pb.App,
  collection: string,
  values: { readonly [field: string]: unknown },
): pb.Record {
  const record = new Record(app.findCachedCollectionByNameOrId(collection));
  record.load({ ...values });
  return record;
}

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** An id as devices make them. */
export const newId = (): string => $security.randomStringWithAlphabet(15, ID_LETTERS);
