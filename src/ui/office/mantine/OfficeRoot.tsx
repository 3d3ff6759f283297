import { type ReactNode, useEffect } from "react";
import { MantineRoot } from "../../mantine/MantineRoot.tsx";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Menu.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Drawer.css";
import { keepFocus } from "../keep-focus.ts";
import { officeTheme } from "./theme.ts";

/**
 * Mantine as the back office uses it. Its stylesheets stand above, each after those it builds upon;
 * a component that comes into use adds its line.
 */
export function OfficeRoot({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return <MantineRoot theme={officeTheme}>{children}</MantineRoot>;
}
