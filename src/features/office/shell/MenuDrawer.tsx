import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import * as words from "#messages/office/shell.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar on a phone. */
export default function MenuDrawer({ isOpen, title, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      opened={useOpened(isOpen)}
      onClose={onClose}
      title={title}
      position="right"
      size="18rem"
      closeButtonProps={{ "aria-label": words.closeMenu }}
    >
      {children}
    </Drawer>
  );
}
