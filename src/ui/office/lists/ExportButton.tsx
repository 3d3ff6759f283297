import { Button } from "@mantine/core";
import { useState } from "react";
import { belizeDay } from "#domain/belize-date.ts";
import * as words from "#messages/office/exports.ts";
import { saveFile } from "#ui/browser/save-file.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { toast } from "#ui/toast/toast.ts";

interface ExportButtonProps {
  /** The file's name, to which the day is added. */
  readonly fileName: string;
  readonly load: () => Promise<Blob>;
  readonly failureWords: (error: unknown) => string;
  readonly children: string;
}

/** Fetches a CSV file and hands it to the browser's downloads. */
export function ExportButton({ fileName, load, failureWords, children }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const name = `${fileName}-${belizeDay(Date.now())}.csv`;
      saveFile({ name, type: "text/csv;charset=utf-8", content: await load() });
      toast({ title: words.ready, message: words.saved(name), tone: "success" });
    } catch (error) {
      const message = words.notMade(failureWords(error));
      toast({ title: words.failed, message, tone: "destructive" });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      leftSection={<OfficeIcon name="download" />}
      disabled={isBusy}
      onClick={save}
    >
      {children}
    </Button>
  );
}
