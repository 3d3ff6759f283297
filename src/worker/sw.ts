/**
 * The service worker: what this device keeps, how addresses are answered without a network, and
 * waking the outbox. Only a wake-up: nothing depends on it, the pages do the same by themselves.
 */
import { clientsClaim } from "workbox-core";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { drainOutbox } from "#data/sync/outbox/queue.ts";
import { LANGUAGES } from "#domain/language.ts";
import {
  APP_CACHE,
  type BuiltFile,
  buildIn,
  dropOthers,
  fetchMissing,
  filesToKeep,
} from "./files.ts";
import { dropOldOffice, fetchOffice, keepOffice, OFFICE_CACHE } from "./office.ts";
import { answerPage, dropOldPages, followSite, keepShell } from "./pages.ts";
import { answerPicture, isTourPicture } from "./pictures.ts";
import { openPush, showPush } from "./push.ts";
import { isOnlyWindow } from "./windows.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const built = self.__WB_MANIFEST as readonly BuiltFile[];
/** The language that this device keeps: it is registered with (features/offline-app/register-worker.ts). */
const asked = new URL(self.location.href).searchParams.get("language");
const build = buildIn(LANGUAGES.find((name) => name === asked) ?? LANGUAGES[0], built);
const NOT_PAGES = [/^\/api\//, /^\/_\//, /\.\w+$/];

const app = filesToKeep(build.files);
// the office's are off visitors' phones; what another language has is not kept at all
for (const [cacheName, paths] of [
  [APP_CACHE, app],
  [OFFICE_CACHE, build.office],
] as const) {
  const kept = new Set(paths);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && kept.has(url.pathname),
    new CacheFirst({ cacheName }),
  );
}
registerRoute(({ url, sameOrigin }) => sameOrigin && isTourPicture(url), answerPicture);
registerRoute(
  new NavigationRoute((options) => answerPage(options, build), { denylist: NOT_PAGES }),
);

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([fetchMissing(APP_CACHE, app), keepShell(build), fetchOffice(build)]),
  );
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOthers(APP_CACHE, app), dropOldPages(build), dropOldOffice(build)]),
  );
});
clientsClaim();

// Another open tab still needs the old version's files: then the new one waits until it is closed.
self.addEventListener("message", (event) => {
  // a page of the other language, which is passed through, tells of another site than the pages here carry
  if (event.data?.type === "SITE" && event.data.language === build.language) {
    event.waitUntil(followSite(build, String(event.data.id)).catch(() => undefined));
  }
  if (event.data?.type === "OFFICE") {
    // a line that breaks leaves what has come; the next visit fetches the rest
    event.waitUntil(keepOffice(build).catch(() => undefined));
  }
  if (event.data?.type !== "SKIP_WAITING") return;
  event.waitUntil(
    isOnlyWindow(self.clients).then((isOnly) => {
      event.ports[0]?.postMessage(isOnly);
      return isOnly ? self.skipWaiting() : undefined;
    }),
  );
});

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(self.registration, event.data));
});
self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openPush(self.clients, event.notification));
});

self.addEventListener("sync", (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === "outbox") waitUntil.call(event, sendAll());
});

/** Fails as long as something waits: then the browser wakes us again. */
async function sendAll(): Promise<void> {
  if ((await drainOutbox({ force: true })) !== null) throw new Error("The outbox is not empty.");
}
