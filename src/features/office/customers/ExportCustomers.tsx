import { downloadCustomers } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import * as words from "#messages/office/customers/customers.ts";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";

/** All customers as a file for a spreadsheet. */
export function ExportCustomers() {
  return (
    <ExportButton fileName="customers" load={downloadCustomers} failureWords={failureWords}>
      {words.exportCsv}
    </ExportButton>
  );
}
