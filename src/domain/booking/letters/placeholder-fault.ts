/** What is wrong with a text in which `{names}` are to be filled in, and where: as offsets, `end` excluded. */
export interface PlaceholderFault {
  readonly message: string;
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
    const message = messageOf(piece, name, names) + lineOf(text, match.index);
    return { message, start: match.index, end: match.index + piece.length };
  }
  return null;
}

function messageOf(piece: string, name: string | undefined, names: readonly string[]): string {
  const meant = piece.replace(/[{}\s]/g, "");
  const write = names.includes(meant) ? `: write {${meant}}` : "";
  if (name === undefined) {
    return `'${piece.trim()}' has no ${piece.startsWith("{") ? "closing" : "opening"} brace${write}`;
  }
  return write ? `There are blanks in '${piece}'${write}` : `Nothing is known for ${piece}`;
}

/** Told where there is more than one. */
function lineOf(text: string, offset: number): string {
  return text.includes("\n") ? ` (line ${text.slice(0, offset).split("\n").length})` : "";
}
