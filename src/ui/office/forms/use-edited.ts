import { useState } from "react";

/** What a dialog edits, shown on while it closes. `count`: one that is opened again begins anew. */
export function useEdited<Edited>() {
  const [edited, setEdited] = useState<{ what: Edited; count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (what: Edited) => {
    setEdited((before) => ({ what, count: (before?.count ?? 0) + 1 }));
    setIsOpen(true);
  };
  return { edited, isOpen, edit, close: () => setIsOpen(false) };
}
