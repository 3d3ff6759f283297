import { add } from "../fleet/add.ts";
import { list } from "../fleet/list.ts";
import { arrive, move } from "../fleet/move.ts";
import { unitOf } from "../fleet/place.ts";
import { remove } from "../fleet/remove.ts";
import { siteNamed } from "../fleet/sites.ts";
import { rollback, upgrade } from "../fleet/upgrade.ts";
import { serviceOf } from "../upgrade/service.ts";

const USAGE = `npm run fleet -- add NAME DOMAIN
                 list
                 start NAME, stop NAME, remove NAME
                 upgrade REVISION [NAME ...]
                 rollback [NAME ...]
                 move NAME MACHINE`;

const service = (name: string) => serviceOf(unitOf(siteNamed(name).name));

/** Each with how many words it takes at least and at most. */
const COMMANDS: Readonly<Record<string, [number, number, (...words: string[]) => Promise<void>]>> =
  {
    add: [2, 2, (name = "", domain = "") => add(name, domain.toLowerCase())],
    list: [0, 0, list],
    start: [1, 1, (name = "") => service(name).start()],
    stop: [1, 1, (name = "") => service(name).stop()],
    remove: [1, 1, (name = "") => remove(name)],
    upgrade: [1, Number.POSITIVE_INFINITY, (revision = "", ...names) => upgrade(revision, names)],
    move: [2, 2, (name = "", host = "") => move(name, host)],
    /** The other machine's part of it. */
    arrive: [0, 0, arrive],
    rollback: [0, Number.POSITIVE_INFINITY, (...names) => rollback(names)],
  };

/** `npm run fleet`: many sites on one machine, run as root in the clone (docs/OPERATIONS.md, Many operators). */
export async function fleet() {
  const [name = "", ...words] = process.argv.slice(2);
  const [least, most, act] = Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] ?? []) : [];
  if (!act || words.length < (least ?? 0) || words.length > (most ?? 0)) throw new Error(USAGE);
  // settings say their own modes; code is for each site's user to read
  process.umask(0o022);
  await act(...words);
}
