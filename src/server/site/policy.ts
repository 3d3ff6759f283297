import { numberOf } from "../office/sql.ts";
import { keptCopy } from "../pocketbase/store.ts";

/** Hours before the departure until which changing and cancelling are free, as the operator has set them: each booking asks for them. */
export const policyHours = keptCopy({ version: "siteVersion", kept: "policyHours" }, (app) =>
  numberOf(app, "SELECT policy_hours AS value FROM settings"),
);
