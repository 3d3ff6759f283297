import { join } from "node:path";
import { ROOT } from "../system/root.mjs";

export interface Folders {
  hooks: string;
  migrations: string;
  public: string;
}

/** Where the product's parts lie that PocketBase is given. */
export const FOLDERS: Folders = {
  hooks: join(ROOT, "pb_hooks"),
  migrations: join(ROOT, "pb_migrations"),
  public: join(ROOT, "dist"),
};
