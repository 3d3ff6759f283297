import { join } from "node:path";

const file = (name: string) => join(import.meta.dirname, name);

/** The site is written for React and run by Preact, a sixth of its bytes (docs/decisions/0059-preact.md). */
export const PREACT = [
  { find: /^react$/, replacement: file("react.ts") },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
];
