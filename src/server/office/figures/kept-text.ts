import { storeOf } from "../../pocketbase/store.ts";

interface Kept {
  /** Its name in the store that all engines share. */
  readonly key: string;
  /** Changes with whatever the text is made of; without line ends. */
  readonly mark: string;
}

/** A text that was made before, for as long as its mark is the same; else it is made anew. */
export function keptText(app: pb.App, { key, mark }: Kept, make: () => string): string {
  const { get, set } = storeOf(app);
  const head = `${mark}\n`;
  const kept = String(get(key) ?? "");
  if (kept.startsWith(head)) return kept.slice(head.length);
  const made = make();
  set(key, head + made);
  return made;
}
