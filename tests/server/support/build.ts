import { buildIfStale } from "../../../scripts/prepare.mjs";

/** Tests run against what is built; this keeps a test from passing against yesterday's hooks. */
export default buildIfStale;
