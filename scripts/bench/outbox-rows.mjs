/**
 * Puts rows into the device's outbox past the app's code, from a page of the site that does not run it.
 * @param {import("@playwright/test").Page} page
 * @param {readonly object[]} rows
 */
export async function addToOutbox(page, rows) {
  await page.evaluate(async (bookings) => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "cayo-wayfarers");
    await new Promise((done, fail) => {
      // the app's first version where it has not been opened yet
      const opening = indexedDB.open("cayo-wayfarers", isThere ? undefined : 10);
      opening.onupgradeneeded = () => {
        const options = { keyPath: "seq", autoIncrement: true };
        const store = opening.result.createObjectStore("outbox", options);
        store.createIndex("id", "id", { unique: true });
        store.createIndex("state", "state");
      };
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction("outbox", "readwrite");
        for (const booking of bookings) writing.objectStore("outbox").add(booking);
        writing.onerror = () => fail(writing.error);
        writing.oncomplete = () => {
          opening.result.close();
          done(undefined);
        };
      };
    });
  }, rows);
}

/**
 * Forgets all that waits on the device, past the app's code.
 * @param {import("@playwright/test").Page} page
 */
export async function emptyOutbox(page) {
  await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const opening = indexedDB.open("cayo-wayfarers");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("outbox", "readwrite");
          writing.objectStore("outbox").clear();
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done(undefined);
          };
        };
      }),
  );
}
