/**
 * A table in plain text: the first column to the left, all others to the right.
 * @param {string} title
 * @param {readonly string[]} heads
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function printTable(title, heads, rows) {
  const lines = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("  ")}`);
  }
}

/** Milliseconds in seconds. @param {number} ms */
export const seconds = (ms) => (ms / 1000).toFixed(2);
/** Bytes in KB of 1,000 bytes. @param {number} bytes */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
