import { useId, useState } from "react";
import { pushedBookings } from "#data/local/pushed.ts";
import { canPush, PushFailure } from "#data/remote/push.ts";
import { endPush, startPush } from "#data/sync/booking-push.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import * as words from "#messages/visitor/push.ts";
import { Button } from "#ui/parts/Button.tsx";
import styles from "./PushOffer.module.css";

/**
 * Offers that this device tells what becomes of a booking, also with the site closed; asked for by a tap alone. Nothing where
 * the browser can't, for a trip that is over, or that nobody waits for.
 */
export default function PushOffer({ view }: { readonly view: Booking }) {
  const { id, status, date } = view;
  const [isOn, setIsOn] = useState(() => pushedBookings().includes(id));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const text = useId();
  const isOpen = status === "pending" || status === "confirmed";
  if (!isOpen || date < belizeDay(Date.now()) || !canPush()) return null;
  const press = async () => {
    setIsBusy(true);
    setProblem("");
    try {
      await (isOn ? endPush(id) : startPush(id));
      setIsOn(!isOn);
    } catch (error) {
      setProblem(error instanceof PushFailure && error.isDenied ? words.denied : words.failed);
    }
    setIsBusy(false);
  };
  return (
    <div className={`${styles.offer} screen-only`}>
      <p id={text} role="status" className="small">
        {problem || (isOn ? words.on : status === "pending" ? words.askPending : words.ask)}
      </p>
      <Button
        variant={isOn ? "ghost" : "outline"}
        disabled={isBusy}
        aria-describedby={text}
        onClick={press}
      >
        {isOn ? words.turnOff : words.turnOn}
      </Button>
    </div>
  );
}
