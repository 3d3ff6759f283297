/** What a page that was rendered ahead has asked for before its scripts came. */
interface Ahead {
  readonly path: string;
  readonly atMs: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    askedAhead?: Ahead | undefined;
  }
}

/** Between two looks at what is new: what is older may lack something. */
const FRESH_MS = 2_000;

/**
 * The script by which a page asks for its first list under the account that is signed in, while its scripts
 * are still on the line. It stands in the page itself; an address with a search asks for another list.
 */
export const askAhead = (path: string) =>
  "try{if(!location.search){const{token}=JSON.parse(localStorage.pocketbase_auth)," +
  `path=${JSON.stringify(path)},answer=fetch(path,{headers:{Authorization:token},` +
  'cache:"no-store",redirect:"manual",credentials:"omit"});answer.catch(()=>{});' +
  "window.askedAhead={path,atMs:Date.now(),answer}}}catch{}";

/** That answer, once; null where nothing or another path was asked. `isOld`: what has come since is not in it. */
export function takeAhead(
  path: string,
): { readonly answer: Promise<Response>; readonly isOld: boolean } | null {
  const ahead = window.askedAhead;
  if (ahead?.path !== path) return null;
  window.askedAhead = undefined;
  return { answer: ahead.answer, isOld: Date.now() - ahead.atMs > FRESH_MS };
}
