import { office } from "#domain/office/refusal.ts";
import { refuse as refuseAsTold, refuseWhole as refuseWholeAsTold } from "../guards/refuse.ts";

/** As for visitors, and with the back office's own codes. */
export function refuse(e: pb.RequestEvent, errors: Readonly<Record<string, string>>): void {
  refuseAsTold(e, errors, office);
}

export function refuseWhole(e: pb.RequestEvent, status: number, code: string): void {
  refuseWholeAsTold(e, status, code, office);
}
