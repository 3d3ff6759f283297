import { useEffect, useState } from "react";
import { keptPartner, onPartner } from "#data/local/partner.ts";

/** The partner whom the guests of this device pay, from whose address they have come; empty where they pay on site. */
export function usePaidTo(): string {
  const [paidTo, setPaidTo] = useState("");
  useEffect(() => {
    const show = () => setPaidTo(keptPartner()?.paidTo ?? "");
    show();
    // an address that names one is followed by the page itself (main.tsx)
    if (keptPartner() && !location.search.includes("partner=")) {
      import("#data/sync/follow-partner.ts").then(
        ({ followPartner }) => followPartner(""),
        () => {},
      );
    }
    return onPartner(show);
  }, []);
  return paidTo;
}
