/** Uploaded pictures are kept for an hour (SPEC §7, image upload); each has a name of its own. */
export function cachePicture(e: pb.RecordRequestEvent): void {
  e.requestEvent.response.header().set("Cache-Control", "public, max-age=3600");
  e.next();
}
