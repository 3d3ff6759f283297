/** What came back from one attempt; `status` 0 when nothing did. */
export interface Answer {
  readonly status: number;
  /** The parsed body; undefined when it was not JSON. */
  readonly body: unknown;
  readonly retryAfter: string | null;
  /** The server's clock when it answered, in ms; the device's where the answer does not tell. */
  readonly answeredMs?: number;
}
