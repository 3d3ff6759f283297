/** Reads CSV by RFC 4180, a byte order mark before it and a line end after the last line allowed. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  CELL.lastIndex = text.startsWith("\ufeff") ? 1 : 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (!match) throw new Error(`no CSV: line ${rows.length + 1}`);
    cells.push((match[1] ?? match[2] ?? "").replaceAll('""', '"'));
    if (match[3] === ",") continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}
