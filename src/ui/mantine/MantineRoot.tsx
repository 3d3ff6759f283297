import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/CloseButton.css";
import "./variables.css";
import { theme } from "./theme.ts";

/**
 * What every Mantine component needs above it. It brings the styles that all of them share; who
 * uses a component imports that component's own file, after this one. Mantine's baseline.css stays
 * out, base.css does its work, and nothing is written into a `<style>` at run time.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
