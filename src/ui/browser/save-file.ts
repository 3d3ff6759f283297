/** Safari starts a download after the click is over; the address has to live until then. */
const KEEP_MS = 60_000;

interface TextFile {
  readonly name: string;
  /** MIME type, e.g. `text/calendar;charset=utf-8`. */
  readonly type: string;
  readonly content: string | Blob;
}

/** Hands a file made on this device to the browser's downloads. */
export function saveFile({ name, type, content }: TextFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
