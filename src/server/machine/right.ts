/**
 * Whether this machine may still say yes. Where another one stands by, the host lets the right to write run out unless it
 * sees in the bucket that nobody has taken over (src/host/standby/hold.ts); where none does, it lasts for ever.
 */
export function mayWrite(): boolean {
  const file = $os.getenv("MAY_WRITE_UNTIL");
  if (file === "") return true;
  try {
    return Date.now() < Number(toString($os.readFile(file)));
  } catch {
    // one that can't be read is no permission
    return false;
  }
}
