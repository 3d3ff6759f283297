import { expect, test } from "vitest";
import { usedStyles } from "../../../src/host/pages/used-styles.ts";

const HTML = '<main class="a b"><p class="c"></p></main>';

test.each([
  [".a{color:red}"],
  [".a .c:hover{color:red}"],
  ["main>p{color:red}"],
  [":where(.a,.c){color:red}"],
  ["@media (max-width:48em){.b{color:red}}"],
  // asks for a class that is not there
  [".a:not(.lost){color:red}"],
  [".a:not(.lost,.c) p{color:red}"],
  ["@keyframes spin{to{rotate:1turn}}"],
  [".a{animation:1s lost}@keyframes lost{to{rotate:1turn}}"],
])("a document that can need %s has it", (css) => {
  expect(usedStyles(css, HTML)).toBe(css);
});

test.each([
  [".lost{color:red}"],
  [".a .lost{color:red}"],
  [".a.lost:not(.c){color:red}"],
  [":where(.lost,.gone){color:red}"],
  ["@media (max-width:48em){.lost{color:red}}"],
])("one that cannot need %s is spared it", (css) => {
  expect(usedStyles(css, HTML)).toBe("");
});
