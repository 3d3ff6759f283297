/** What the site says as an app: in every first view. */
export const ready = "Ready to use offline";
export const newVersion = "A new version is ready.";
export const newVersionHeld = "A new version is ready. Close the other windows of this site first.";
export const reload = "Reload";
