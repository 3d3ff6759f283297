import { Textarea, TextInput } from "@mantine/core";
import { COMPANY } from "#domain/site/company.ts";
import { RECEIPT_LIMITS } from "#domain/site/settings-check.ts";
import * as words from "#messages/office/settings/receipts.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { fieldId, type SectionProps, useSection } from "./use-section.ts";

const ReceiptNumbers = lazyPart(() => import("./ReceiptNumbers.tsx"));

/** Who gives receipts; how each service is taxed stands with the service. */
export function ReceiptsSection(props: SectionProps) {
  const fields = ["receipt_name", "receipt_address", "tax_number"] as const;
  const { form, values, errors, set } = useSection(props, { title: words.title, fields });
  const common = (field: (typeof fields)[number]) => ({
    id: fieldId(field),
    value: values[field],
    error: errors[field],
    maxLength: RECEIPT_LIMITS[field],
  });
  return (
    <Section place="receipts" {...form}>
      <Notice tone="warning" title={words.accountantTitle}>
        <p>{words.accountant}</p>
      </Notice>
      <div className={styles.fields}>
        <TextInput
          {...common("receipt_name")}
          label={words.name}
          description={words.nameHint(values.site_title)}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(event) => set("receipt_name", event.currentTarget.value)}
        />
        <TextInput
          {...common("tax_number")}
          label={words.taxNumber}
          spellCheck="false"
          description={words.taxNumberHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(event) => set("tax_number", event.currentTarget.value)}
        />
      </div>
      <Textarea
        {...common("receipt_address")}
        label={words.address}
        description={words.addressHint(COMPANY.address)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={3}
        onChange={(event) => set("receipt_address", event.currentTarget.value)}
      />
      <ReceiptNumbers />
    </Section>
  );
}
