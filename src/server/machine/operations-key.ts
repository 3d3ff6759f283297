const KEY_HEADER = "X-Operations-Key";

/** Lets only who knows the key of the stored settings through. @throws 404 */
export function refuseStrangers(e: pb.RequestEvent): void {
  const given = e.request.header.get(KEY_HEADER);
  if (given === "" || !$security.equal(given, operationsKey()))
    throw new ApiError(404, "Not found.");
}

/** As src/host/backup/make.ts makes it: the key itself never goes over the line. */
function operationsKey(): string {
  return $security.sha256(`operations:${$os.getenv("PB_ENCRYPTION_KEY")}`);
}
