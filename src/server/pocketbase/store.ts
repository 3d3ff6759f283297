export type Store = Pick<pb.Store, "get" | "set" | "setFunc" | "remove">;

let functions: Store | null = null;

/** The store that all engines share, its functions looked up in Go's objects once an engine. */
export function storeOf(app: pb.App): Store {
  if (!functions) {
    const { get, set, setFunc, remove } = app.store();
    functions = { get, set, setFunc, remove };
  }
  return functions;
}

/**
 * What each engine keeps of the database until a version in the store that all share is another one; read once for all
 * engines, since a burst of visitors makes new ones, and each would open a connection of its own for it.
 * @param read what can cross as JSON
 */
export function keptCopy<Value>(
  { version: versionKey, kept: keptKey }: { readonly version: string; readonly kept: string },
  read: (app: pb.App) => Value,
): (app: pb.App) => Value {
  let copy: { readonly version: number; readonly value: Value } | null = null;
  const shared = (app: pb.App, version: number): Value => {
    const mark = `${version} `;
    const kept = `${storeOf(app).get(keptKey) ?? ""}`;
    if (kept.startsWith(mark)) return JSON.parse(kept.slice(mark.length));
    const value = read(app);
    storeOf(app).set(keptKey, mark + JSON.stringify(value));
    return value;
  };
  return (app) => {
    const version = Number(storeOf(app).get(versionKey) ?? 0);
    if (copy?.version !== version) copy = { version, value: shared(app, version) };
    return copy.value;
  };
}
