import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "../src/host/system/command.mjs";
import { toolEnvironment } from "../src/host/system/tool-environment.mjs";
import { findChromium, isExecutable } from "./chromium.mjs";
import { buildWithGo, goPrograms } from "./go-programs.mjs";

/** Debian's packages of what the tests run beside Chromium, and what is said when one is missing. */
const PROGRAMS = [
  { name: "sqlite3", package: "sqlite3", missing: "Install the sqlite3 command line." },
  {
    name: "chromium-headless-shell",
    package: "chromium-headless-shell",
    untested: "Without chromium-headless-shell the tests take half as long again.",
  },
  { name: "caddy", package: "caddy", untested: "Without caddy its example is not tested." },
  { name: "nginx", package: "nginx-light", untested: "Without nginx its example is not tested." },
  { name: "nft", package: "nftables", untested: "Without nft the limit of lines is not tested." },
  { name: "ip", package: "iproute2", untested: "Without ip the limit of lines is not tested." },
];

/**
 * What stands in for the display face where a system has neither Georgia nor Noto Serif
 * (src/ui/theme/fonts.css): without it headings break their lines elsewhere until the face has come.
 */
const FONTS = {
  package: "fonts-liberation",
  folder: "/usr/share/fonts/truetype/liberation",
  missing: "Install Liberation's fonts, or tests of layout fail.",
};
const hasFonts = () => process.platform !== "linux" || existsSync(FONTS.folder);

/** Programs that no package of Debian's has. */
const GO_PROGRAMS = [
  {
    name: "gofakes3",
    module: "github.com/johannesboyne/gofakes3/cmd/gofakes3@v1.2.0",
    untested: "Without Go (or gofakes3) copies of backups off the machine are not tested.",
  },
  {
    name: "litestream",
    module: "github.com/benbjohnson/litestream/cmd/litestream@v0.5.18",
    untested: "Without Go (or litestream 0.5) shipping the database's log is not tested.",
  },
];

/**
 * Whether a program of that name is on this machine; `/usr/sbin` is not in everybody's PATH.
 * @param {string} name
 */
export const findProgram = (name) =>
  [...(process.env.PATH ?? "").split(":"), "/usr/sbin", goPrograms(process.env)]
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null;

/**
 * Installs what the tests need beside npm's packages, where the system's package manager can do it
 * without a question. What stays missing is named, and what is not tested without it.
 * @returns {Promise<{ missing: string[], untested: string[] }>}
 */
export async function installTestPrograms() {
  const wanted = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(hasFonts() ? [] : [FONTS.package]),
    ...PROGRAMS.filter(({ name }) => !findProgram(name)).map((program) => program.package),
  ];
  const canInstall = process.getuid?.() === 0 && (await run("apt-get", ["--version"])).code === 0;
  if (wanted.length > 0 && canInstall) {
    console.log(`Installing ${wanted.join(" and ")} ...`);
    const env = toolEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
    await run("apt-get", ["update"], { env });
    // each by itself: not every system has all of them
    for (const name of wanted) {
      await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    }
  }
  await Promise.all(
    GO_PROGRAMS.filter(({ name }) => !findProgram(name)).map(({ module }) => buildWithGo(module)),
  );
  const absent = [...PROGRAMS, ...GO_PROGRAMS].filter(({ name }) => !findProgram(name));
  const missing = [
    ...(findChromium() ? [] : ["Install Chromium, or give its path as CHROMIUM_PATH."]),
    ...(hasFonts() ? [] : [FONTS.missing]),
    ...absent.flatMap((program) => ("missing" in program ? program.missing : [])),
  ];
  return {
    missing,
    untested: absent.flatMap((program) => ("untested" in program ? program.untested : [])),
  };
}
