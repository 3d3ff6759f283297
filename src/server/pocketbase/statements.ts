import { storeOf } from "./store.ts";

type Values = Readonly<Record<string, string | number | boolean>>;

/** What asking needs of Go, looked up once an engine, and the names of the values in their order. */
interface Kept {
  readonly ask: pb.Statement["queryRowContext"];
  readonly names: readonly string[];
}

const kept = new Map<string, Kept>();
let context: Context | null = null;

/**
 * Asks a query that is asked again and again, by a statement made once for all engines: to make it takes SQLite as long as
 * many an answer. For queries of which there are few texts, since each stays in memory. Not in a transaction.
 * @param found where the columns of its one row go
 */
export function askKept(app: pb.App, sql: string, values: Values, ...found: pb.Text[]): void {
  context ??= new Context();
  let statement = kept.get(sql);
  if (!statement) {
    statement = prepared(app, sql, context);
    kept.set(sql, statement);
  }
  const { ask, names } = statement;
  ask(context, ...names.map((name) => values[name] as string)).scan(...found);
}

const NAME = /\{:(\w+)\}/g;

function prepared(app: pb.App, sql: string, context: Context): Kept {
  const names: string[] = [];
  const numbered = sql.replace(NAME, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  const key = `statement:${numbered}`;
  const store = storeOf(app);
  let statement = store.get(key) as pb.Statement | null;
  if (!statement) {
    statement = app.concurrentDB().db().prepareContext(context, numbered);
    store.set(key, statement);
  }
  return { ask: statement.queryRowContext, names };
}
