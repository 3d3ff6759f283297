import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorResolverResult,
} from "@mantine/core";
import type { ButtonVariant } from "#ui/parts/Button.tsx";

const NONE = "1.5px solid transparent";

/** The specification's button variants, in the same inks as src/ui/parts/Button.module.css. */
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

const isOurs = (variant: string): variant is ButtonVariant => Object.hasOwn(LOOKS, variant);

/** Mantine asks for ten tones of a colour; our tokens have uses instead. */
const ten = (tone: (index: number) => string): MantineColorsTuple => [
  tone(0),
  tone(1),
  tone(2),
  tone(3),
  tone(4),
  tone(5),
  tone(6),
  tone(7),
  tone(8),
  tone(9),
];

/**
 * Our design in Mantine's terms. Colours, type and space stand in variables.css, which refers to
 * tokens.css; here are only the decisions that Mantine makes in script. It names no component, so
 * that a toast on a public page does not fetch the back office's.
 */
export const theme = createTheme({
  primaryColor: "brand",
  colors: {
    brand: ten(() => "var(--brand)"),
    gray: ten((index) => `var(--mantine-color-gray-${index})`),
    dark: ten((index) => `var(--mantine-color-dark-${index})`),
  },
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  variantColorResolver: (input) =>
    isOurs(input.variant) ? LOOKS[input.variant] : defaultVariantColorsResolver(input),
});
