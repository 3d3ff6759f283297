import {
  ActionIcon,
  Button,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
  Menu,
  Modal,
  type VariantColorResolverResult,
} from "@mantine/core";
import type { ButtonSize, ButtonVariant } from "#ui/Button.tsx";
import styles from "./theme.module.css";

const NONE = "1.5px solid transparent";

/** The specification's button variants, in the same inks as src/ui/Button.module.css. */
const LOOKS: Readonly<Record<ButtonVariant, VariantColorResolverResult>> = {
  default: filled("brand", "on-brand"),
  destructive: filled("danger", "page"),
  action: { ...filled("action", "on-action"), hover: "var(--action-hover)" },
  outline: {
    background: "transparent",
    hover: "var(--brand-soft)",
    color: "var(--heading)",
    border: "1.5px solid var(--line-strong)",
  },
  secondary: {
    background: "var(--brand-soft)",
    hover: "color-mix(in srgb, var(--brand-soft) 84%, var(--brand))",
    color: "var(--heading)",
    border: NONE,
  },
  ghost: {
    background: "transparent",
    hover: "var(--brand-soft)",
    color: "var(--heading)",
    border: NONE,
  },
  link: { background: "transparent", hover: "transparent", color: "var(--link)", border: NONE },
};

function filled(ink: string, on: string): VariantColorResolverResult {
  return {
    background: `var(--${ink})`,
    hover: `color-mix(in srgb, var(--${ink}) 86%, var(--${on}))`,
    color: `var(--${on})`,
    border: NONE,
  };
}

/** Height, padding at the sides and size of type of each of the specification's button sizes. */
const SIZES: Readonly<Record<ButtonSize, readonly [height: string, padding: string, type: string]>> =
  {
    default: ["var(--touch)", "var(--s5)", "var(--size-3)"],
    sm: ["2.25rem", "var(--s4)", "var(--size-2)"],
    lg: ["3.25rem", "var(--s6)", "var(--size-4)"],
    icon: ["var(--touch)", "0", "var(--size-3)"],
  };

const isOneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** Ten names for a colour of variables.css; Mantine asks for tones, our tokens have uses. */
const tones = (name: string) =>
  Array.from({ length: 10 }, (_, tone) => `var(--mantine-color-${name}-${tone})`) as unknown as MantineColorsTuple;

/**
 * Our design in Mantine's terms. Colours, type and space stand in variables.css, which refers to
 * tokens.css; here are only the decisions that Mantine makes in script.
 */
export const theme = createTheme({
  primaryColor: "brand",
  colors: {
    brand: Array.from({ length: 10 }, () => "var(--brand)") as unknown as MantineColorsTuple,
    gray: tones("gray"),
    dark: tones("dark"),
  },
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  variantColorResolver: (input) =>
    isOneOf(LOOKS, input.variant) ? LOOKS[input.variant] : defaultVariantColorsResolver(input),
  components: {
    Button: Button.extend({
      defaultProps: { variant: "default", size: "default" },
      classNames: { root: styles.button, label: styles.buttonLabel },
      vars: (_theme, { size = "default" }) => {
        const [height, padding, type] = SIZES[isOneOf(SIZES, size) ? size : "default"];
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
    }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { error: styles.inputError, label: styles.inputLabel },
    }),
    Menu: Menu.extend({
      defaultProps: { shadow: "lg", position: "bottom-end", withinPortal: true },
      classNames: { dropdown: styles.menu, item: styles.menuItem, label: styles.menuLabel },
    }),
    // The page is kept from scrolling by a rule in theme.module.css: Mantine would write a <style>.
    Modal: Modal.extend({
      defaultProps: {
        lockScroll: false,
        size: "36rem",
        overlayProps: { className: styles.overlay },
      },
      classNames: { root: styles.modal, content: styles.sheet, title: styles.sheetTitle },
    }),
    Drawer: Drawer.extend({
      defaultProps: { lockScroll: false, overlayProps: { className: styles.overlay } },
      classNames: { root: styles.modal, content: styles.drawer, title: styles.sheetTitle },
    }),
  },
});
