/** A call that failed; `message` is for people. `status` is 0 when no answer came. */
export class RemoteFailure extends Error {
  override readonly name = "RemoteFailure";
  readonly status: number;
  /** What is wrong with single fields, under PocketBase's names; often empty. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
