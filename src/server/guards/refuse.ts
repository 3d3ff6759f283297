/** PocketBase's form of a refusal, written by hand since its own would put a full stop to each message. */
export function refuse(e: pb.RequestEvent, errors: Readonly<Record<string, string>>): void {
  const data: Record<string, { code: string; message: string }> = {};
  for (const [field, message] of Object.entries(errors)) {
    data[field] = { code: "validation_invalid", message };
  }
  e.json(400, { status: 400, message: "Please check what you entered.", data });
}
