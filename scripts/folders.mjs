import { join } from "node:path";
import { ROOT } from "./environment.mjs";

/** @typedef {{ hooks: string, migrations: string, public: string }} Folders */

/** Where the product's parts lie that PocketBase is given. @type {Folders} */
export const FOLDERS = {
  hooks: join(ROOT, "pb_hooks"),
  migrations: join(ROOT, "pb_migrations"),
  public: join(ROOT, "dist"),
};
