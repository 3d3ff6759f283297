let functions: Pick<pb.Store, "get" | "set" | "setFunc" | "remove"> | null = null;

/** The store that all engines share, its functions looked up in Go's objects once an engine. */
export function storeOf(app: pb.App) {
  if (!functions) {
    const { get, set, setFunc, remove } = app.store();
    functions = { get, set, setFunc, remove };
  }
  return functions;
}
