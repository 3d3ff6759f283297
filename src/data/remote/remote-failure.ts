/** A call that failed; `message` is for people. `status` is 0 when no answer came. */
export class RemoteFailure extends Error {
  override readonly name = "RemoteFailure";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
