/**
 * A module of `src` in the build's other language, made as the hooks' letters are (scripts/build/letters.ts).
 * @param path below `src`
 */
export function inSpanish<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ `../../../src/${path}?es`) as Promise<Module>;
}
