import { messageSW, Workbox } from "workbox-window";
import { chooseLanguage, chosenLanguage } from "#data/local/chosen-language.ts";
import { isReadAgain } from "#data/local/read-language.ts";
import { LANGUAGE, LANGUAGES, OWN_NAMES, pageAt } from "#domain/language.ts";
import * as words from "#messages/visitor/other-language.ts";
import { correctAddress } from "#ui/navigation/correct-address.ts";
import { toast } from "#ui/toast/toast.ts";

export interface WorkerNews {
  /** The public app is on this device for the first time. */
  onReady(): void;
  /** A new version waits; the function asks it to take over. */
  onUpdate(takeOver: () => void): void;
  /** It cannot: another window still needs the old version. */
  onHeld(): void;
}

/** The worker that keeps the app in this page's language. */
const OWN = LANGUAGE === LANGUAGES[0] ? "/sw.js" : `/sw.js?language=${LANGUAGE}`;

/**
 * Registers the service worker. Called when the page is usable and idle: what the worker fetches
 * must not compete with what the visitor is waiting for. A device keeps one language: that of its first page,
 * until its visitor chooses another, or opens two pages in a row in it.
 */
export async function registerWorker({ onReady, onUpdate, onHeld }: WorkerNews): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  tellOtherLanguage();
  if (isReadAgain()) chooseLanguage(LANGUAGE);
  const standing = await standingWorker();
  const isOther = standing !== undefined && standing !== new URL(OWN, location.href).href;
  const isChosen = isOther && chosenLanguage() === LANGUAGE;
  const worker = new Workbox(isOther && !isChosen ? standing : OWN);
  worker.addEventListener("activated", (event) => {
    if (!event.isUpdate) onReady();
  });
  const takeOver = async () => {
    // asked anew: one may wait before `register` has answered
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    return waiting ? await messageSW(waiting, { type: "SKIP_WAITING" }) : undefined;
  };
  worker.addEventListener("waiting", async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    // of the chosen language, maybe by a page that was left: there is nothing to ask, nothing to load anew
    if (isChosen || kept?.waiting?.scriptURL !== kept?.active?.scriptURL) return void takeOver();
    onUpdate(async () => {
      worker.addEventListener("controlling", () => location.reload());
      if ((await takeOver()) === false) onHeld();
    });
  });
  await worker.register();
}

/**
 * The address of the worker that this device has or is about to have. One that is still being fetched counts: a page of
 * another language that registered its own beside it would have one of the two wait, as if it were a new version.
 */
async function standingWorker(): Promise<string | undefined> {
  const found = await navigator.serviceWorker.getRegistration();
  if (!found) return undefined;
  const worker = () => (found.installing ?? found.waiting ?? found.active)?.scriptURL;
  // where that fails the next page begins anew
  if (!worker()) await new Promise((done) => found.addEventListener("updatefound", done));
  return worker();
}

/** What was asked for is not on this device, and the line too bad: the address says what is shown instead. */
function tellOtherLanguage(): void {
  const asked = OWN_NAMES[pageAt(location.pathname).language];
  if (correctAddress()) toast({ title: words.needsLine(asked), message: words.keptHere });
}
