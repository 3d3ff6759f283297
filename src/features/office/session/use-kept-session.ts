import { useEffect } from "react";
import { storedSession } from "#data/remote/stored-session.ts";
import { afterFirstAnswer } from "#ui/office/answers/first-answer.ts";

/** A token lives eight hours; one that is in use is exchanged well before. */
const REFRESH_EVERY_MS = 30 * 60_000;

/**
 * Keeps the session alive as long as the back office is open, and finds out at once when the server
 * no longer accepts it. No answer changes nothing: it may come back.
 */
export function useKeptSession(): void {
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState === "hidden" || !storedSession()) return;
      const { refreshSession } = await import("#data/office/remote/admins.ts");
      await refreshSession();
    };
    const attempt = () => {
      refresh().catch((error: unknown) => console.warn("The session was not refreshed.", error));
    };
    // the first list finds out by itself whether the session is over
    const callOff = afterFirstAnswer(attempt);
    const timer = setInterval(attempt, REFRESH_EVERY_MS);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, []);
}
