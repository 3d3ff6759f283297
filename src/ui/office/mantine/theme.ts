import {
  ActionIcon,
  Button,
  createTheme,
  type DrawerFactory,
  type ExtendComponent,
  Input,
  type MenuFactory,
  type ModalFactory,
} from "@mantine/core";
import type { ButtonSize } from "#ui/parts/Button.tsx";
import { theme } from "../../mantine/theme.ts";
import styles from "./theme.module.css";

/** Height, padding at the sides and size of type of each of the specification's button sizes. */
const SIZES: Readonly<
  Record<ButtonSize, readonly [height: string, padding: string, type: string]>
> = {
  default: ["2.75rem", "var(--s5)", "var(--size-3)"],
  sm: ["2.25rem", "var(--s4)", "var(--size-2)"],
  lg: ["3.25rem", "var(--s6)", "var(--size-4)"],
  icon: ["var(--touch)", "0", "var(--size-3)"],
};

const isButtonSize = (size: string): size is ButtonSize => Object.hasOwn(SIZES, size);

/**
 * What opens above a page is named here and not fetched: `Menu.extend` would bring its code with the first
 * page (docs/decisions/0023-office-start.md).
 */
const menu: ExtendComponent<MenuFactory> = {
  defaultProps: {
    shadow: "lg",
    position: "bottom-end",
    // Mantine's placeholder for the focus is a child that a menu may not have; the portal stays
    // inside a landmark.
    withInitialFocusPlaceholder: false,
    portalProps: { target: "#main" },
  },
  classNames: { dropdown: styles.menu, item: styles.menuItem, label: styles.menuLabel },
};
// The page is kept from scrolling by a rule in office-theme.module.css: Mantine would write a <style>.
const modal: ExtendComponent<ModalFactory> = {
  defaultProps: {
    lockScroll: false,
    size: "36rem",
    padding: "lg",
    overlayProps: { className: styles.overlay },
  },
  classNames: {
    root: styles.modal,
    header: styles.sheetHead,
    content: styles.sheet,
    title: styles.sheetTitle,
    close: styles.close,
  },
};
const drawer: ExtendComponent<DrawerFactory> = {
  defaultProps: {
    lockScroll: false,
    overlayProps: { className: styles.overlay },
  },
  classNames: {
    root: styles.modal,
    content: styles.drawer,
    title: styles.sheetTitle,
    close: styles.close,
  },
};

/** The theme with the components of the back office. */
export const officeTheme = createTheme({
  ...theme,
  components: {
    Button: Button.extend({
      defaultProps: { variant: "default", size: "default" },
      classNames: {
        root: styles.button,
        inner: styles.buttonInner,
        label: styles.buttonLabel,
      },
      vars: (_theme, { size = "default" }) => {
        const [height, padding, type] = SIZES[isButtonSize(size) ? size : "default"];
        return {
          root: { "--button-height": height, "--button-padding-x": padding, "--button-fz": type },
        };
      },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: "ghost" },
      vars: () => ({ root: { "--ai-size": "var(--touch)" } }),
    }),
    Input: Input.extend({
      classNames: { wrapper: styles.inputWrapper, input: styles.input },
      // here, since Mantine writes its own height as a style of the element
      vars: () => ({ wrapper: { "--input-height": "2.875rem" } }),
    }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { error: styles.inputError, label: styles.inputLabel },
    }),
    Menu: menu,
    Modal: modal,
    Drawer: drawer,
  },
});
