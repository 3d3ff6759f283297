import { useEffect } from "react";

/** What the document is called while it is printed: browsers propose it as the PDF's file name. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let kept = document.title;
    const start = () => {
      kept = document.title;
      document.title = title;
    };
    const end = () => {
      document.title = kept;
    };
    addEventListener("beforeprint", start);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", start);
      removeEventListener("afterprint", end);
    };
  }, [title]);
}
