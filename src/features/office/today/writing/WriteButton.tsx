import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { Departure } from "#domain/booking/run-sheet/run-sheet.ts";
import { toBeWritten } from "#domain/booking/run-sheet/to-be-written.ts";
import * as words from "#messages/office/write-guests.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";

/** With what guests are written, in all their languages. */
const WriteGuests = lazyPart(() => import("./WriteGuests.tsx"));

interface WriteButtonProps {
  /** Those that are shown. */
  readonly departures: readonly Departure[];
  readonly company: string;
}

/** To writing to the guests of a day in a row; with how many have not been written to. Nothing where nobody sets out. */
export function WriteButton({ departures, company }: WriteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const parties = toBeWritten(departures);
  if (parties.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.write(parties.filter(({ isOpened }) => !isOpened).length)}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        size="40rem"
        closeButtonProps={{ "aria-label": words.close }}
      >
        <WriteGuests parties={parties} company={company} />
      </Modal>
    </>
  );
}
