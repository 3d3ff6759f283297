import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findPocketBase } from "../../../src/host/pocketbase/find.ts";
import { inTurn } from "../../../src/host/system/turn.ts";
import { until } from "../../server/support/waiting.ts";

const run = promisify(execFile);

/** Takes the part of systemd: starts what the installed unit says, for the instance that is asked for. */
const SYSTEMCTL = `verb=; unit=
for word; do
  case $word in --*) ;; *) if [ -z "$verb" ]; then verb=$word; else unit=$word; fi ;; esac
done
name=\${unit#cayo-wayfarers@}
note=$FLEET_ROOT/run/$name
up() { [ -s "$note" ] && kill -0 "$(cat "$note")" 2>/dev/null; }
units="$FLEET_ROOT/etc/systemd/system/cayo-wayfarers@.service"
of() { cat "$units" "$units.d/fleet.conf" | sed -n "s/^$1=//p" | sed "s/%i/$name/g"; }
case $verb in
  is-active) up ;;
  reload) [ -z "$CADDY_ADMIN" ] || caddy reload --config "$FLEET_ROOT/etc/caddy/Caddyfile" --address "$CADDY_ADMIN" 2>&1 ;;
  stop | disable)
    if up; then kill "$(cat "$note")"; while up; do sleep 0.05; done; fi ;;
  start)
    home=$FLEET_ROOT/var/lib/$(of StateDirectory | tail -1)
    if [ ! -d "$home" ]; then
      mkdir -p "$home"; cp -r "$STARTED_DATA" "$home/pb_data"; cp "$STARTED_DATA.key" "$home/pb_data.key"
    fi
    set -a; eval "$(of Environment)"
    for file in $(of EnvironmentFile | sed 's/^-//'); do . "$FLEET_ROOT$file"; done
    cd "$FLEET_ROOT$(of WorkingDirectory | tail -1)" || exit 1
    $(of ExecStart | tail -1) > "$note.log" 2>&1 &
    echo $! > "$note" ;;
esac`;

const SHIMS = {
  systemctl: SYSTEMCTL,
  // users stay those of whoever runs the tests
  useradd: `echo "$@" >> "$FLEET_ROOT/useradd"`,
  runuser: `shift 3\nexec "$@"`,
  chown: "true",
  // another machine is another folder
  ssh: `shift\nexec env FLEET_ROOT="$OTHER" PATH="$OTHER/bin:$PATH" sh -c "$*"`,
};

const AUTHOR = {
  ...{ GIT_AUTHOR_NAME: "t", GIT_AUTHOR_EMAIL: "t@t" },
  ...{ GIT_COMMITTER_NAME: "t", GIT_COMMITTER_EMAIL: "t@t" },
};

/** The product as it stands, built, as the first commit of a clone in that folder. */
async function cloneProduct(clone: string) {
  const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  const built = ["dist", "dist-host", "dist-pages", "pb_hooks/lib"];
  for (const file of [...stdout.trim().split("\n"), ...built]) {
    // a file that was removed and not committed yet is still in the list
    await cp(file, join(clone, file), { recursive: true }).catch(() => {});
  }
  await symlink(join(process.cwd(), "node_modules"), join(clone, "node_modules"));
  const env = { ...process.env, ...AUTHOR };
  for (const words of ["init --quiet", "add --all", "commit --quiet --message first"]) {
    await run("git", words.split(" "), { cwd: clone, env });
  }
}

interface Options {
  clone: string;
  /** Where Caddy takes commands, if it runs. */
  caddyAdmin?: string;
  /** The folder of the machine that ssh leads to. */
  other?: string;
}

/**
 * Resolves when no other test has fleets, which take turns until `end`: all count their ports from the same one, and would
 * take each other's while a site is between its stop and its start.
 */
export function turnOfFleets(): Promise<{ end: () => void }> {
  const options = { signal: new AbortController().signal };
  return new Promise((begun, failed) => {
    const work = () => new Promise<void>((end) => begun({ end }));
    inTurn(fileURLToPath(import.meta.url), options, work).catch(failed);
  });
}

/** A machine below a folder, with systemd, users and ssh played; its clone is made where there is none. */
export async function fleetMachine(root: string, { clone, caddyAdmin = "", other = "" }: Options) {
  const told = { CADDY_ADMIN: caddyAdmin, STARTED_DATA: process.env.STARTED_DATA, OTHER: other };
  const [bin, notes] = [join(root, "bin"), join(root, "run")];
  const path = `${bin}:${process.env.PATH}`;
  const env: NodeJS.ProcessEnv = { ...process.env, ...AUTHOR, FLEET_ROOT: root, PATH: path };
  const inClone = (command: string, ...args: string[]) =>
    run(command, args, { cwd: clone, env, maxBuffer: 64 * 1024 * 1024 });
  const git = async (...args: string[]) => (await inClone("git", ...args)).stdout.trim();

  for (const folder of [bin, notes, join(root, "etc/caddy")]) {
    await mkdir(folder, { recursive: true });
  }
  await writeFile(join(root, "etc/caddy/Caddyfile"), "");
  for (const [name, text] of Object.entries(SHIMS)) {
    // commands of a site are not told what is none of their business
    const known = Object.entries({ ...told, FLEET_ROOT: root }).map(
      ([one, value]) => `${one}='${value}'\n`,
    );
    await writeFile(join(bin, name), `#!/bin/sh\n${known.join("")}${text}\n`);
    await chmod(join(bin, name), 0o755);
  }
  if (!existsSync(clone)) await cloneProduct(clone);
  const pocketBase = await findPocketBase({
    host: "127.0.0.1",
    pocketbaseBin: process.env.POCKETBASE_BIN ?? null,
  });
  const shared = {
    POCKETBASE_BIN: pocketBase.path,
    RATE_LIMITS: "off",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: "9",
  };
  const lines = Object.entries(shared).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(root, "etc/cayo-wayfarers.env"), lines.join(""));

  return {
    git,
    settingsOf: (name: string) => join(root, "etc/cayo-wayfarers", `${name}.env`),
    fleet: async (...words: string[]) => {
      const { stdout } = await inClone("node", "scripts/host.mjs", "fleet", ...words);
      return stdout;
    },
    isUp: (name: string) =>
      inClone("systemctl", "is-active", `cayo-wayfarers@${name}`).then(
        () => true,
        () => false,
      ),
    dataOf: (name: string) => join(root, "var/lib/cayo-wayfarers", name, "pb_data"),
    /** The commits that these sites run from. */
    versions: (names: readonly string[]) =>
      Promise.all(
        names.map(async (name) =>
          basename(await readlink(join(root, "opt/cayo-fleet/sites", name))),
        ),
      ),
    /** A later version: one more file in the tree. Answers its commit. */
    async laterVersion(tag: string, file: string, text: string) {
      const before = await git("rev-parse", "HEAD");
      await writeFile(join(clone, file), text);
      await git("add", "--all");
      await git("commit", "--quiet", "--message", tag);
      await git("tag", tag);
      const commit = await git("rev-parse", "HEAD");
      await git("checkout", "--quiet", "--detach", before);
      return commit;
    },
    async stop(names: readonly string[]) {
      await Promise.all(
        names.map((name) => inClone("systemctl", "stop", `cayo-wayfarers@${name}`)),
      );
      await until("all is removed", () =>
        rm(root, { recursive: true, force: true, maxRetries: 10 }).then(() => true),
      );
    },
  };
}
