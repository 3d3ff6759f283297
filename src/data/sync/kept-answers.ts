import { officeDatabase } from "../local/office-database.ts";
import { officeHint } from "../local/office-hint.ts";
import { RemoteFailure } from "../remote/remote-failure.ts";

/** Nothing of ours was there to answer; 401 is a sign-in that has ended, which stops no reading. */
const NO_ANSWER = new Set([0, 401, 502, 503, 504]);

/** Searches and filters whose answers are kept; a name without a blank is kept for good. */
const MOST_QUESTIONS = 40;

/** True when a call failed because the server could not be asked. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof RemoteFailure && NO_ANSWER.has(error.status);
}

/**
 * The server's answer to a question of the back office, which this device keeps; where the server
 * cannot be asked, the last one that it gave.
 * @throws what `load` has thrown, where nothing is kept either.
 */
export async function keptAnswer<Answer>(
  key: string,
  load: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await load();
    noteOldAnswer(null);
    await keepQuestion(key, answer).catch(() => {
      // storage is refused: then it is there online only
    });
    return answer;
  } catch (error) {
    const kept = isOutOfReach(error) ? await readKept<Answer>(key).catch(() => null) : null;
    if (!kept) throw error;
    noteOldAnswer(kept.atMs);
    return kept.answer;
  }
}

/** What was asked last is kept, and not everything that was ever typed. */
async function keepQuestion(key: string, answer: unknown): Promise<void> {
  await keep(key, answer);
  const { kept } = officeDatabase();
  const asked = await kept
    .orderBy("atMs")
    .filter(({ key }) => key.includes(" "))
    .primaryKeys();
  await kept.bulkDelete(asked.slice(0, -MOST_QUESTIONS));
}

/** What was last kept under a name; null when nothing, or when nobody may read it. */
export async function readKept<Answer>(
  key: string,
): Promise<{ readonly answer: Answer; readonly atMs: number } | null> {
  // looked up in any case: who observes it hears of it when there is something
  const kept = await officeDatabase().kept.get(key);
  return kept && officeHint() ? { answer: kept.answer as Answer, atMs: kept.atMs } : null;
}

/** What was last kept under each name that begins so. */
export async function keptAnswers<Answer>(
  beginning: string,
): Promise<readonly { readonly answer: Answer; readonly atMs: number }[]> {
  const kept = await officeDatabase().kept.where("key").startsWith(beginning).toArray();
  return officeHint() ? kept.map(({ answer, atMs }) => ({ answer: answer as Answer, atMs })) : [];
}

/** Keeps an answer, unless the device has been emptied meanwhile. */
export async function keep(key: string, answer: unknown): Promise<void> {
  const { kept } = officeDatabase();
  // asked inside: whoever empties the device takes the leave away first and clears afterwards
  await officeDatabase().transaction("rw", kept, async () => {
    if (officeHint()) await kept.put({ key, atMs: Date.now(), answer });
  });
}

let oldAnswerAtMs: number | null = null;
const listeners = new Set<() => void>();

/** Says that what is shown is as of then; null when it comes from the server. */
export function noteOldAnswer(atMs: number | null): void {
  if (atMs === oldAnswerAtMs) return;
  oldAnswerAtMs = atMs;
  for (const listener of listeners) listener();
}

/** As of when the shown answers are, in ms of the device's clock; null when they are the server's. */
export function shownAsOf(): number | null {
  return oldAnswerAtMs;
}

/** Calls back when that changes. */
export function onShownAsOf(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
