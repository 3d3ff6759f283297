import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { useInstall } from "./use-install.ts";

const Invitation = lazyPart(() => import("./Invitation.tsx"));

/** An invitation to keep the site as an app, at the end of a page: fetched when it is time for one. */
export function InstallInvite() {
  const install = useInstall();
  return install && <Invitation {...install} />;
}
