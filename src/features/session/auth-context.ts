import { createContext, useContext } from "react";

export interface Auth {
  readonly user: { readonly username: string } | null;
  /** Ends the session on this device and goes to the sign-in page. */
  logout(): void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the ways in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
