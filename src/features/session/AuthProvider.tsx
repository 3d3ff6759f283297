import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from "react";
import { dropSession, onSessionChange, storedSession } from "#data/remote/stored-session.ts";
import { SessionContext, type ShellSession } from "#ui/session-context.ts";
import { type Auth, AuthContext } from "./auth-context.ts";
import { useReturnToLogin } from "./use-return-to-login.ts";

const nobody = () => null;

/**
 * The session of the whole site: PocketBase's token in localStorage, read without PocketBase's
 * client, which only signing in fetches. In pages rendered ahead, and until they are hydrated,
 * nobody is signed in.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(onSessionChange, storedSession, nobody);
  const username = session?.username;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useReturnToLogin(username !== undefined, isLeaving);

  const auth = useMemo<Auth>(
    () => ({
      isAuthenticated: username !== undefined,
      user: username === undefined ? null : { username },
      async signIn(name, password) {
        const { signIn } = await import("#data/remote/admins.ts");
        await signIn(name, password);
      },
      logout() {
        isLeaving.current = true;
        dropSession();
        navigate({ to: "/admin/login" });
      },
    }),
    [username, navigate],
  );
  const shell = useMemo<ShellSession | undefined>(
    () => (auth.user ? { username: auth.user.username, onLogout: auth.logout } : undefined),
    [auth],
  );

  return (
    <AuthContext value={auth}>
      <SessionContext value={shell}>{children}</SessionContext>
    </AuthContext>
  );
}
