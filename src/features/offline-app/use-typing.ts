import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** True once something has been typed on this page: a reload would lose it. */
export function useTyping(): boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [typedOn, setTypedOn] = useState<string | null>(null);
  useEffect(() => {
    const note = () => setTypedOn(path);
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [path]);
  return typedOn === path;
}
