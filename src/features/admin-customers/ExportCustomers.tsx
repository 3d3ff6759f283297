import { failureWords } from "#data/remote/failure-words.ts";
import { downloadCustomers } from "#data/remote/office-csv.ts";
import { ExportButton } from "#ui/office/ExportButton.tsx";

/** All customers as a file for a spreadsheet. */
export function ExportCustomers() {
  return (
    <ExportButton fileName="customers" load={downloadCustomers} failureWords={failureWords}>
      Export CSV
    </ExportButton>
  );
}
