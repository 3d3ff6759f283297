import { useEffect, useState } from "react";
import { dropOldDrafts } from "#data/local/form-drafts.ts";
import * as words from "#messages/visitor/offline-app.ts";
import { useTyping } from "#ui/browser/use-typing.ts";
import { whenIdle } from "#ui/browser/when-idle.ts";
import { Button } from "#ui/parts/Button.tsx";
import { shownSite, showSite } from "#ui/site/shown-site.ts";
import styles from "./OfflineApp.module.css";
import { sendWhatWaits } from "./send-what-waits.ts";
import { useSending } from "./use-sending.ts";

const READY_SHOWN_MS = 6_000;

/**
 * Keeps the public app on this device, from the first visit on, and offers new versions. Says each
 * once and quietly; never reloads by itself, and offers nothing while something has been typed or is
 * being sent.
 */
export function OfflineApp() {
  const [isReady, setIsReady] = useState(false);
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isTyping = useTyping();
  const isSending = useSending(takeOver !== null);

  useEffect(
    () =>
      whenIdle(() => {
        dropOldDrafts();
        void sendWhatWaits();
      }),
    [],
  );
  useEffect(() => {
    let stop = () => {};
    const callOff = whenIdle(() => {
      import("#data/sync/follow/site.ts").then(
        ({ followSite }) => {
          // running its code was a task already; opening the database is the next one
          stop = whenIdle(() => {
            stop = followSite({ shown: shownSite, show: showSite });
          });
        },
        () => {
          // the code is not on this device, and there is no connection
        },
      );
    });
    return () => {
      callOff();
      stop();
    };
  }, []);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return whenIdle(() => {
      import("./register-worker.ts")
        .then(({ registerWorker }) =>
          registerWorker({
            onReady: () => setIsReady(true),
            onUpdate: (take) => setTakeOver(() => take),
            onHeld: () => setIsHeld(true),
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
    <div className={`${styles.place} screen-only`} role="status">
      {isReady && <p className={styles.note}>{words.ready}</p>}
      {takeOver && !isTyping && !isSending && (
        <div className={styles.note}>
          <span>{isHeld ? words.newVersionHeld : words.newVersion}</span>
          <Button size="sm" onClick={takeOver}>
            {words.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
