import { useEffect } from "react";
import { notLoaded } from "#messages/parts.ts";
import * as words from "#messages/visitor/add-to-calendar.ts";
import { renewDocument } from "../browser/renew-document.ts";
import { Button } from "../parts/Button.tsx";
import { toast } from "../toast/toast.ts";
import type { BookedForCalendar } from "./save-calendar.ts";

const load = () => import("./save-calendar.ts");

/** Downloads the booking as a calendar file; a calendar that has it already takes the newer state. */
export function AddToCalendar(booked: BookedForCalendar) {
  // the press finds it, and the first view does without
  useEffect(() => {
    load().catch(() => {});
  }, []);
  const save = async () => {
    try {
      (await load()).saveCalendar(booked, Date.now());
    } catch {
      await renewDocument({ byHand: true });
      toast({ title: words.failed, message: notLoaded, tone: "destructive" });
    }
  };
  return (
    <Button variant="outline" onClick={save}>
      {booked.view.status === "cancelled" ? words.update : words.add}
    </Button>
  );
}
