import type { Instance } from "./instance.ts";

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** From sending to the last byte, in ms. */
  readonly tookMs: number;
}

/** One call of the product over HTTP; an answer without JSON has an empty body. */
export async function call(
  instance: Pick<Instance, "url">,
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${instance.url}${path}`, init);
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json") && text !== "";
  const body = isJson ? JSON.parse(text) : {};
  return { status: response.status, body, text, tookMs: performance.now() - started };
}

/** Posts JSON; a text goes as it is, to be no JSON. */
export function post(
  instance: Pick<Instance, "url">,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(instance, path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
}

/** The messages of a refusal by field, without their codes. */
export function messagesOf(answer: Answer): Record<string, string> {
  const data = (answer.body.data ?? {}) as Record<string, { message: string }>;
  return Object.fromEntries(Object.entries(data).map(([field, { message }]) => [field, message]));
}
