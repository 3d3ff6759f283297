import { Modal } from "@mantine/core";
import * as words from "#messages/office/search.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";
import { APART, SearchBox } from "./SearchBox.tsx";
import type { Hit } from "./use-office-search.ts";

interface OfficeSearchProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (hit: Hit) => void;
}

/** What ⌘K or Ctrl-K opens anywhere in the back office: bookings and customers. */
export default function OfficeSearch({ isOpen, onClose, onPick }: OfficeSearchProps) {
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={onClose}
      title={words.title}
      yOffset="8dvh"
      zIndex={260}
      // there and gone at once: whoever presses the keys goes on typing
      transitionProps={{ duration: 0 }}
      // one key leads back one step: what lies below does not hear it (what has the focus here says so)
      closeOnEscape={false}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      closeButtonProps={{ "aria-label": words.close, ...APART }}
    >
      <SearchBox
        onPick={(hit) => {
          onClose();
          onPick(hit);
        }}
      />
    </Modal>
  );
}
