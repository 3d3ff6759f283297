/** The database can't be opened while a frozen tab of an older version holds it. */
const PATIENCE_MS = 2_000;

/** @throws when the storage does not answer. */
export function inTime<Result>(work: PromiseLike<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The storage does not answer.")), PATIENCE_MS);
    // one that stands would hold the program that renders pages, and what is served from it, for as long
    Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
