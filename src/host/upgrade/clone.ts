import { run, runOrThrow } from "../system/command.mjs";

/** Says a revision's commit, once what others have published is here. */
export async function fetchRevision(revision: string): Promise<string> {
  if ((await git("status", "--porcelain", "--untracked-files=no")) !== "") {
    throw new Error("The clone has changes of its own: commit or remove them first.");
  }
  if ((await git("remote")) !== "") await git("fetch", "--tags", "--quiet");
  for (const name of [`origin/${revision}`, revision]) {
    const { code, output } = await run("git", [
      "rev-parse",
      "--verify",
      "--quiet",
      `${name}^{commit}`,
    ]);
    if (code === 0) return output.trim();
  }
  throw new Error(`There is no revision ${revision}.`);
}

export const git = async (...args: string[]): Promise<string> =>
  (await runOrThrow("git", args)).trim();

export const currentCommit = (): Promise<string> => git("rev-parse", "HEAD");

export const isMigration = async (from: string, to: string): Promise<boolean> =>
  (await run("git", ["diff", "--quiet", from, to, "--", "pb_migrations"])).code !== 0;

/** The code of that commit in this clone, installed and built by its own scripts. */
export async function checkOut(commit: string): Promise<void> {
  await git("checkout", "--quiet", "--detach", commit);
  const prepare =
    "const { buildIfStale, installDependencies } = await import('./scripts/prepare.mjs');" +
    "await installDependencies(); await buildIfStale();";
  await runOrThrow(process.execPath, ["--input-type=module", "-e", prepare]);
}
