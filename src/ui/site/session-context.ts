import { createContext, useContext } from "react";

/** The signed-in operator, as far as the public shell needs to know. */
export interface ShellSession {
  readonly username: string;
  onLogout(): void;
}

/** Undefined while nobody is signed in, and always in pages rendered ahead. */
export const SessionContext = createContext<ShellSession | undefined>(undefined);

export function useShellSession(): ShellSession | undefined {
  return useContext(SessionContext);
}
