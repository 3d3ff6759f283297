import { runMain } from "../src/host/system/command.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";

runMain(async () => (await loadHost()).backup(buildIfStale));
