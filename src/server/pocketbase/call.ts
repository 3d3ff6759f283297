/**
 * What the guards ask of a request, looked up in Go's objects once: PocketBase's engine makes a wrapper
 * or a function anew at each mention (docs/decisions/0012-speed.md).
 */
export interface Call {
  readonly path: string;
  /** As it was written, where that is not how one writes it; else empty. */
  readonly rawPath: string;
  readonly method: string;
  readonly rawQuery: string;
  /** The body's length; -1 when it is not known. */
  readonly bytes: number;
  /** The value of a header, empty without it. */
  readonly header: (name: string) => string;
}

export function callOf({ request }: pb.RequestEvent): Call {
  const { path, rawPath, rawQuery } = request.url;
  return {
    path,
    rawPath,
    method: request.method,
    rawQuery,
    bytes: request.contentLength,
    header: request.header.get,
  };
}

/** What came as the body; nothing for `null`. @throws when it cannot be read */
export function bodyOf(e: pb.AnswerEvent): { readonly [name: string]: unknown } {
  return e.requestInfo().body ?? {};
}

/**
 * Texts of a body by their names, empty where nothing came.
 * @returns `errors`: a code for each that is something else, which would be stored as "[object Object]"
 */
export function textsOf<Name extends string>(
  body: { readonly [name: string]: unknown },
  ...names: readonly Name[]
): { readonly texts: Record<Name, string>; readonly errors: Record<string, string> } {
  const texts: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const name of names) {
    const value = body[name] ?? "";
    texts[name] = typeof value === "string" ? value : "";
    if (typeof value !== "string") errors[name] = "text_expected";
  }
  return { texts, errors };
}
