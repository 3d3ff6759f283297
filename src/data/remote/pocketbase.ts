import PocketBase from "pocketbase";

/**
 * The one client of the back office; public pages talk to the server without it. The token stands
 * in localStorage under PocketBase's own key, which stored-session.ts reads without this file.
 */
export const pocketbase = new PocketBase("/");

// Two lists asked for at the same time are two answers that are wanted; who asks also cancels.
pocketbase.autoCancellation(false);
