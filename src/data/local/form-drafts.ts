/** One entry for all of them: what is too old goes whenever any is looked at. */
const KEY = "formDrafts";
/** How long a form that was left is kept on this device after the last change of it. */
const KEPT_MS = 86_400_000;

/** A visitor's form that was left before it was sent. */
export interface FormDraft {
  readonly fields: Readonly<Record<string, string>>;
  /** Time spent in it so far, ms. */
  readonly fillMs: number;
  /** As what an attempt was sent whose answer is not known: sent again it is the same. */
  readonly sentAs: Readonly<Record<string, string>> | null;
  /** What the address asked for when it was typed (`?guests=3`): a new wish is newer than the draft. */
  readonly asked?: string;
}

type Drafts = Readonly<Record<string, FormDraft & { readonly atMs: number }>>;

/** What was last kept under a form's name; null when nothing was within a day. */
export function formDraft(name: string): FormDraft | null {
  return freshDrafts()[name] ?? null;
}

/** Keeps what stands in a form, for its next visit in any tab; null when it was sent or emptied. */
export function keepFormDraft(name: string, draft: FormDraft | null): void {
  const { [name]: _before, ...others } = freshDrafts();
  store(draft ? { ...others, [name]: { ...draft, atMs: Date.now() } } : others);
}

/** Removes the forms that were left more than a day ago: whoever left them may never come back to them. */
export function dropOldDrafts(): void {
  store(freshDrafts());
}

/** Removes the forms in which somebody's address stands. */
export function dropDraftsOf(email: string): void {
  const isOthers = ([, { fields }]: [string, FormDraft]) =>
    fields.email?.trim().toLowerCase() !== email.toLowerCase();
  store(Object.fromEntries(Object.entries(freshDrafts()).filter(isOthers)));
}

/** Calls back when another tab has everything on this device forgotten: what stands in forms goes too. */
export function onFormsForgotten(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === null && listener();
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** By hand instead of by a schema: this runs on every public page. */
function freshDrafts(): Drafts {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Drafts);
    // a clock that was set back far makes no draft last for ever
    const isFresh = ({ atMs }: { atMs: number }) => Math.abs(Date.now() - atMs) < KEPT_MS;
    return Object.fromEntries(kept.filter(([, draft]) => isFresh(draft)));
  } catch {
    return {};
  }
}

function store(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) localStorage.setItem(KEY, JSON.stringify(drafts));
    else localStorage.removeItem(KEY);
  } catch {
    // storage is refused or full: the form works, and lives as long as its page
  }
}
