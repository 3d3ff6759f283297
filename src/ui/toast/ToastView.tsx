import { createNotificationsStore, Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { MantineRoot } from "#ui/mantine/MantineRoot.tsx";
import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";
import styles from "./ToastView.module.css";
import type { ShownToast, Toast } from "./toast.ts";

/** SPEC §9: toasts show one at a time and go by themselves after this long. */
const SHOWN_MS = 5000;

const store = createNotificationsStore();

const ICONS: Readonly<Record<NonNullable<Toast["tone"]>, IconName>> = {
  default: "info",
  success: "check",
  destructive: "alert",
};

/** Toasts by Mantine. Its own provider: the public pages have none. */
export function ToastView({ toast }: { toast: ShownToast }) {
  useEffect(() => show(toast), [toast]);
  return (
    <MantineRoot>
      <Notifications
        store={store}
        position="top-right"
        limit={1}
        // what another takes the place of goes at once: one is shown at a time (SPEC §9)
        transitionDuration={0}
        autoClose={SHOWN_MS}
        containerWidth="26rem"
        className={styles.place}
      />
    </MantineRoot>
  );
}

function show({ title, message, tone = "default", number, action }: ShownToast): void {
  // The limit alone would let a new toast wait until the one before it has gone.
  notifications.clean(store);
  const isUrgent = tone === "destructive";
  notifications.show(
    {
      id: String(number),
      title,
      message: action ? <MessageWithAction message={message} action={action} /> : message,
      icon: <Icon name={ICONS[tone]} />,
      role: isUrgent ? "alert" : "status",
      "aria-live": isUrgent ? "assertive" : "polite",
      "aria-atomic": true,
      "data-tone": tone,
      closeButtonProps: { "aria-label": "Close" },
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
}

type ActionProps = Required<Pick<Toast, "message" | "action">>;

function MessageWithAction({ message, action }: ActionProps) {
  const press = () => {
    notifications.clean(store);
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
