import { Button, Menu } from "@mantine/core";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import * as words from "#messages/office/bookings/selection.ts";
import { statusWord } from "#ui/parts/StatusBadge.tsx";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onStatus: (status: BookingStatus) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected bookings. */
export default function SelectionBar({ count, isBusy, onStatus, onClear }: SelectionBarProps) {
  return (
    <section aria-label={words.title} className={styles.bar}>
      <strong role="status">{words.selected(count)}</strong>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button disabled={isBusy}>{words.changeStatus}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BOOKING_STATUSES.map((status) => (
            <Menu.Item key={status} onClick={() => onStatus(status)}>
              {words.markAs(statusWord(status))}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="ghost" onClick={onClear}>
        {words.clear}
      </Button>
    </section>
  );
}
