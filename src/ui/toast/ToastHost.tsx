import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import * as words from "#messages/parts.ts";
import { loadToastView } from "./load-toasts.ts";
import styles from "./ToastHost.module.css";
import { followPresses, latestToast, onToast, type ShownToast, toastGone } from "./toast.ts";
import { useIsUnder } from "./use-is-under.ts";

type View = ComponentType<{ toast: ShownToast }>;

const noToast = () => null;

/**
 * The place where toasts appear; stands once in the root route. Empty until the first toast, which
 * fetches Mantine's notifications. Where they can't be had (no network yet) the words are shown
 * plainly instead: a toast may carry the only news of a failure.
 */
export function ToastHost() {
  const toast = useSyncExternalStore(onToast, latestToast, noToast);
  const [View, setView] = useState<View | null>(null);
  const [failedFor, setFailedFor] = useState(0);
  const number = toast?.number ?? 0;

  useEffect(followPresses, []);
  useEffect(() => {
    if (number === 0 || View) return;
    let current = true;
    loadToastView().then(
      ({ ToastView }) => current && setView(() => ToastView),
      () => current && setFailedFor(number),
    );
    return () => {
      current = false;
    };
  }, [number, View]);

  if (!toast) return null;
  if (View) return <View toast={toast} />;
  return failedFor === number ? <PlainToast key={number} toast={toast} /> : null;
}

function PlainToast({ toast }: { toast: ShownToast }) {
  const [open, setOpen] = useState(true);
  const isUnder = useIsUnder();
  if (!open) return null;
  const close = () => {
    setOpen(false);
    toastGone(toast.number);
  };
  return (
    <div
      role={toast.tone === "destructive" ? "alert" : "status"}
      className={`${styles.plain} screen-only`}
      data-under={isUnder || undefined}
    >
      <p>
        <strong>{toast.title}</strong> {toast.message}
      </p>
      {toast.action && (
        <button type="button" onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      )}
      <button type="button" onClick={close}>
        {words.close}
      </button>
    </div>
  );
}
