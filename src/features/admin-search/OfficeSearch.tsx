import { Modal } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { SearchBox } from "./SearchBox.tsx";
import type { Hit } from "./use-office-search.ts";

interface OfficeSearchProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onPick: (hit: Hit) => void;
}

/** ⌘K or Ctrl-K from anywhere in the back office: bookings and customers. */
export default function OfficeSearch({ isOpen, onOpen, onClose, onPick }: OfficeSearchProps) {
  useHotkeys([["mod+K", () => (isOpen ? onClose() : onOpen())]], [], true);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Search"
      yOffset="8dvh"
      zIndex={260}
      closeButtonProps={{ "aria-label": "Close search" }}
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
