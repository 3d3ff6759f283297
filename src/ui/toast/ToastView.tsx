import { createNotificationsStore, Notifications, notifications } from "@mantine/notifications";
import { useState } from "react";
import * as words from "#messages/parts.ts";
import { MantineRoot } from "#ui/mantine/MantineRoot.tsx";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";
import styles from "./ToastView.module.css";
import { lastPress, type ShownToast, type Toast, toastGone } from "./toast.ts";
import { placeForToast } from "./toast-place.ts";
import { useIsUnder } from "./use-is-under.ts";

/** SPEC §9: toasts show one at a time and go by themselves after this long. */
const SHOWN_MS = 5000;

type Store = ReturnType<typeof createNotificationsStore>;

const ICONS: Readonly<Record<NonNullable<Toast["tone"]>, IconName>> = {
  default: "info",
  success: "check",
  destructive: "alert",
};

/** Over all that is there, or under the header (Header.module.css) and what has opened since. */
const LAYERS = { over: 400, under: 19 };

/** Toasts by Mantine. Its own provider: the public pages have none. */
export function ToastView({ toast }: { toast: ShownToast }) {
  return (
    <MantineRoot>
      <OneToast key={toast.number} toast={toast} />
    </MantineRoot>
  );
}

/** A list of its own for each: in a common one, the one before would stay a moment beside the next. */
function OneToast({ toast }: { toast: ShownToast }) {
  const [place] = useState(() => placeForToast(lastPress()));
  const [store] = useState(() => listOf(toast));
  const isUnder = useIsUnder();
  return (
    <Notifications
      store={store}
      position={place}
      limit={1}
      zIndex={isUnder ? LAYERS.under : LAYERS.over}
      transitionDuration={0}
      autoClose={SHOWN_MS}
      containerWidth="26rem"
      className={styles.place}
      data-toast
    />
  );
}

function listOf({ title, message, tone = "default", number, action }: ShownToast): Store {
  const store = createNotificationsStore();
  const close = () => notifications.hide(String(number), store);
  const isUrgent = tone === "destructive";
  const text = action ? <MessageWithAction {...{ message, action, close }} /> : message;
  notifications.show(
    {
      id: String(number),
      title,
      message: text,
      onClose: () => toastGone(number),
      icon: <Icon name={ICONS[tone]} />,
      role: isUrgent ? "alert" : "status",
      "aria-live": isUrgent ? "assertive" : "polite",
      "aria-atomic": true,
      "data-tone": tone,
      closeButtonProps: { "aria-label": words.close },
      className: styles.toast,
      classNames: {
        icon: styles.icon,
        title: styles.title,
        description: styles.message,
        closeButton: styles.close,
      },
    },
    store,
  );
  return store;
}

type ActionProps = Required<Pick<Toast, "message" | "action">> & { readonly close: () => void };

function MessageWithAction({ message, action, close }: ActionProps) {
  const press = () => {
    close();
    action.onPress();
  };
  return (
    <>
      {message}
      <button type="button" className={styles.action} onClick={press}>
        {action.label}
      </button>
    </>
  );
}
