import { runMain } from "../src/host/system/command.mjs";
import { loadHost } from "./prepare.mjs";

runMain(async () => (await loadHost()).upgrade());
