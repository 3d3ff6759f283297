import { options } from "preact";
import { createElement, type ReactNode } from "preact/compat";

// @ts-expect-error of the types' `export =`; it is a module
export * from "preact/compat";
export { default } from "preact/compat";

/**
 * Effects follow what they belong to at once, as React has them after a press: what waits for its turn finds them done. Later, a component
 * that is drawn anew meanwhile would have its effects before those of the parts in it.
 */
options.requestAnimationFrame = queueMicrotask;

interface ActivityProps {
  readonly mode?: "visible" | "hidden";
  readonly children?: ReactNode;
}

/** What Preact lacks of React 19 and Mantine asks for: keeps what is not shown. */
export const Activity = ({ mode, children }: ActivityProps) =>
  createElement("div", { style: { display: mode === "hidden" ? "none" : "contents" } }, children);
