/** Stands in an entry's state once its document has been loaded anew. */
const MARK = "isRenewed";
const PATIENCE_MS = 5_000;

/**
 * Loads the document anew, since some browsers never ask again for a script that has not come as long as
 * the document is open (Chromium before 156, Firefox before 154, Safari). Once for each entry of the
 * history, and never where the server does not answer or something typed would be lost; what stands in
 * the step's state stays.
 * @param options `byHand`: somebody has asked for it; `isLineBack`: the browser says that the line is back, so
 *   once more
 * @returns false when nothing is loaded; otherwise never ends
 */
export async function renewDocument({ byHand = false, isLineBack = false } = {}): Promise<boolean> {
  const isRenewed = history.state?.[MARK] && !isLineBack;
  if (!byHand && (isRenewed || isTyped())) return false;
  if (!(await isServerThere())) return false;
  history.replaceState({ ...history.state, [MARK]: true }, "");
  location.reload();
  return new Promise(() => {});
}

function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Whether a page that is asked for now would come: without one, the browser's own would. */
async function isServerThere(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PATIENCE_MS);
  try {
    const init: RequestInit = { method: "HEAD", cache: "no-store", signal: limit.signal };
    return (await fetch(location.href, init)).status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
