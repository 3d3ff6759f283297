import { useEffect, useState } from "react";
import { useAppLocation } from "#ui/navigation/navigation.ts";

/** True once something has been typed on this page: a reload would lose it. */
export function useTyping(): boolean {
  const { pathname: path } = useAppLocation();
  const [typedOn, setTypedOn] = useState<string | null>(null);
  useEffect(() => {
    const note = () => setTypedOn(path);
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [path]);
  return typedOn === path;
}
