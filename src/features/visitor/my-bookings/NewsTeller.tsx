import { useEffect, useRef } from "react";
import { hasSavedBooking, onWaitingHint, waitingHint } from "#data/local/waiting-hint.ts";
import * as words from "#messages/visitor/shell.ts";
import { whenIdle } from "#ui/browser/when-idle.ts";
import { useAppLocation, useNavigation } from "#ui/navigation/navigation.ts";
import { toast } from "#ui/toast/toast.ts";

/** Says on every page what has become of that which was saved without a connection; draws nothing itself. */
export function NewsTeller() {
  const { navigate } = useNavigation();
  const location = useAppLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isWanted = true;
    let isStarted = false;
    // its code and the database are fetched only where something was ever saved
    const start = () => {
      if (isStarted || !hasSavedBooking()) return;
      isStarted = true;
      import("./toast-news.ts").then(
        ({ toastNews }) => {
          if (!isWanted) return;
          const onPress = () => void latest.current.navigate({ to: "/my-bookings" });
          const action = { label: words.myBookings, onPress };
          stop = toastNews({
            here: () => latest.current.location,
            tell: (said) => toast({ ...said, action }),
          });
        },
        () => {
          isStarted = false; // the code is not on this device: at the next reason
        },
      );
    };
    const callOff = whenIdle(start);
    const stopHearing = onWaitingHint(() => waitingHint() > 0 && start());
    return () => {
      isWanted = false;
      callOff();
      stopHearing();
      stop?.();
    };
  }, []);
  return null;
}
