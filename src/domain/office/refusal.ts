import * as own from "#messages/office/refusals.ts";
import * as said from "#messages/refusals.ts";
import { speakerOf } from "../refusal.ts";

/** For what the operator fills in, customers' fields among it. */
export const office = speakerOf({ ...said.refusals, ...own.refusals });
