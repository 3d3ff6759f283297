/** What is wrong with a text in which `{names}` are to be filled in, and where: as offsets, `end` excluded. */
export interface PlaceholderFault {
  /** A code (`#domain/office/refusal.ts`). */
  readonly refusal: string;
  readonly start: number;
  readonly end: number;
}

/** A name in braces, on one line; a brace that was never closed, with its word; one that was never opened. */
const PIECES = /\{([^{}\n]*)\}|\{ *\w*|\w{0,20}\}/g;

/**
 * The first brace that would be sent as it stands: one that is not closed or not opened, blanks around a
 * name, a name that nothing is known for. For the form and the server alike.
 * @param names what may stand in braces
 * @returns null where all braces are filled in
 */
export function placeholderFault(text: string, names: readonly string[]): PlaceholderFault | null {
  PIECES.lastIndex = 0;
  for (let match = PIECES.exec(text); match; match = PIECES.exec(text)) {
    const [piece, name] = match;
    if (name !== undefined && names.includes(name)) continue;
    const refusal = refusalOf(piece, name, names, lineOf(text, match.index));
    return { refusal, start: match.index, end: match.index + piece.length };
  }
  return null;
}

function refusalOf(
  piece: string,
  name: string | undefined,
  names: readonly string[],
  line: string,
) {
  const meant = piece.replace(/[{}\s]/g, "");
  const known = names.includes(meant) ? meant : "";
  if (name === undefined) {
    const code = piece.startsWith("{") ? "brace_open" : "brace_close";
    return `${code}:${line}:${known}:${piece.trim()}`;
  }
  return known ? `brace_blanks:${line}:${known}:${piece}` : `brace_unknown:${line}:${piece}`;
}

/** Told where there is more than one. */
function lineOf(text: string, offset: number): string {
  return text.includes("\n") ? String(text.slice(0, offset).split("\n").length) : "";
}
