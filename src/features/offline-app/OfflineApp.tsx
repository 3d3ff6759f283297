import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "#ui/Button.tsx";
import styles from "./OfflineApp.module.css";
import { whenIdle } from "./when-idle.ts";

const READY_SHOWN_MS = 6_000;

/**
 * Keeps the public app on this device, from the first visit on, and offers new versions. Says each
 * once and quietly; never reloads by itself, and not while something has been typed.
 */
export function OfflineApp() {
  const [isReady, setIsReady] = useState(false);
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const isTyping = useTyping();

  useEffect(() => whenIdle(() => void sendWhatWaits()), []);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return whenIdle(() => {
      import("./register-worker.ts")
        .then(({ registerWorker }) =>
          registerWorker({
            onReady: () => setIsReady(true),
            onUpdate: (take) => setTakeOver(() => take),
          }),
        )
        .catch(() => {
          // no worker: the site works online, and tries again at the next visit
        });
    });
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setIsReady(false), READY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <div className={styles.place} role="status">
      {isReady && <p className={styles.note}>Ready to use offline</p>}
      {takeOver && !isTyping && (
        <div className={styles.note}>
          <span>A new version is ready.</span>
          <Button size="sm" onClick={takeOver}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
}

/** At start: what an earlier visit has saved is sent. Without a database nothing can wait. */
async function sendWhatWaits(): Promise<void> {
  const known = await indexedDB.databases?.().catch(() => []);
  if (known && !known.some(({ name }) => name === "cayo-wayfarers")) return;
  const { keepSending } = await import("#data/sync/triggers.ts");
  keepSending();
}

/** True once something has been typed on this page: a reload would lose it. */
function useTyping(): boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [typedOn, setTypedOn] = useState<string | null>(null);
  useEffect(() => {
    const note = () => setTypedOn(path);
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [path]);
  return typedOn === path;
}
