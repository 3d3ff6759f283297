import { officeHint } from "#data/local/office-hint.ts";
import { officeDatabase } from "#data/office/local/database.ts";
import { isOutOfReach, noteOldAnswer } from "../old-answer.ts";

/** Searches and filters whose answers are kept; a name without a blank is kept for good. */
const MOST_QUESTIONS = 40;

/**
 * The server's answer to a question of the back office, which this device keeps; where the server
 * cannot be asked, the last one that it gave.
 * @param isWorthIt whether an answer is kept: what was typed stands in its name, and may be somebody's name
 * @throws what `load` has thrown, where nothing is kept either.
 */
export async function keptAnswer<Answer>(
  key: string,
  load: () => Promise<Answer>,
  isWorthIt: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  try {
    const answer = await load();
    noteOldAnswer(null);
    if (isWorthIt(answer)) {
      await keepQuestion(key, answer).catch(() => {
        // storage is refused: then it is there online only
      });
    }
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
