import { MantineProvider, type MantineThemeOverride } from "@mantine/core";
import type { ReactNode } from "react";
import { useSite } from "../site/use-site.ts";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/CloseButton.css";
import "./variables.css";
import { theme as bareTheme } from "./theme.ts";

interface MantineRootProps {
  readonly theme?: MantineThemeOverride;
  readonly children: ReactNode;
}

/**
 * What every Mantine component needs above it. It brings the styles that all of them share; who
 * uses a component imports that component's own file, after this one. Mantine's baseline.css and
 * global.css stay out, base.css does their work, and nothing is written into a `<style>`.
 */
export function MantineRoot({ theme = bareTheme, children }: MantineRootProps) {
  const { colorScheme } = useSite();
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...(colorScheme === "auto" ? {} : { forceColorScheme: colorScheme })}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
