import { useEffect, useState } from "react";
import { keptPartner, onPartner } from "#data/local/partner.ts";

/** The partner whom the guests of this device pay, from whose address they have come; empty where they pay on site. */
export function usePaidTo(): string {
  const [paidTo, setPaidTo] = useState("");
  useEffect(() => {
    const show = () => setPaidTo(keptPartner()?.paidTo ?? "");
    show();
    return onPartner(show);
  }, []);
  return paidTo;
}
