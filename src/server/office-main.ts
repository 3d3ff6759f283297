/** What pb_hooks call for the operator, and for the commands beside the server. Built into pb_hooks/lib/office.js. */

import type { RoutesOf } from "./api/table.ts";
import { beforeDelete, beforeUpdateAccount } from "./erasures/hooks.ts";
import { waitAfterErasure } from "./erasures/noted.ts";
import { addCommands, backUpNow } from "./machine/operations.ts";
import { noteActor } from "./office/admins.ts";
import { checkPassword } from "./office/password.ts";
import { officeRoutes } from "./office/routes.ts";
import { catalogueChanged } from "./site/catalogue.ts";
import { beforeCreateService, beforeUpdateService, deleteService } from "./site/services.ts";
import { beforeUpdateSettings } from "./site/settings.ts";

/** The back office's routes (docs/decisions/0005-office-routes.md), and a backup that is asked for. */
export const routes: RoutesOf<"office"> = {
  ...officeRoutes,
  "POST /api/internal/backup": backUpNow,
};
export const office = { checkPassword, noteActor };
export const catalogue = { changed: catalogueChanged };
export const erasures = { beforeDelete, beforeUpdateAccount, waitAfterErasure };
export const operations = { addCommands };
export const services = {
  beforeCreate: beforeCreateService,
  beforeUpdate: beforeUpdateService,
  remove: deleteService,
};
export const settings = { beforeUpdate: beforeUpdateSettings };
