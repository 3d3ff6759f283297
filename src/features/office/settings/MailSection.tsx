import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { sendTestMail } from "#data/office/remote/settings.ts";
import {
  MAIL_TEMPLATE_KINDS,
  type MailTemplateKind,
  templateFault,
  templatesOf,
} from "#domain/booking/letters/mail-templates.ts";
import { LANGUAGES } from "#domain/language.ts";
import * as words from "#messages/office/settings/mails.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { toast } from "#ui/toast/toast.ts";
import { CountField } from "./CountField.tsx";
import { MailTemplateFields } from "./MailTemplateFields.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { fieldId, type SectionProps, useSection, type WrittenLanguage } from "./use-section.ts";

/** Who gets which mails, and whether they arrive. */
export function MailSection(props: SectionProps & WrittenLanguage) {
  const { written, onWritten } = props;
  const { form, values, errors, set } = useSection(props, {
    title: words.title,
    fields: [
      "admin_recipient",
      "notify_admin_on_new_booking",
      "send_confirmation_to_customer",
      "daily_summary",
      "customer_mails_a_day",
      "mail_templates",
    ],
  });
  const { isSending, send } = useTestMail();
  const [kind, setKind] = useState<MailTemplateKind>("confirmed");
  const { mail_templates: templates } = values;
  const submit = () => {
    // what is wrong may stand in a mail that is not shown
    const places = LANGUAGES.flatMap((language) =>
      MAIL_TEMPLATE_KINDS.map((each) => ({ language, each })),
    );
    const shown = { language: written, each: kind };
    const isWrong = ({ language, each }: typeof shown) =>
      templateFault(each, templatesOf(templates, language)[each]) !== null;
    const wrong = [shown, ...places].find(isWrong) ?? shown;
    setKind(wrong.each);
    onWritten(wrong.language);
    form.onSubmit();
  };
  return (
    <Section place="email-notifications" {...form} onSubmit={submit}>
      <TextInput
        id={fieldId("admin_recipient")}
        {...EMAIL_INPUT}
        label={words.recipient}
        description={words.recipientHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={values.admin_recipient}
        error={errors.admin_recipient}
        onChange={(event) => set("admin_recipient", event.currentTarget.value)}
      />
      <CheckRow
        label={words.notifyAdmin}
        isChecked={values.notify_admin_on_new_booking}
        onChange={(isChecked) => set("notify_admin_on_new_booking", isChecked)}
      />
      <CheckRow
        label={words.sendConfirmation}
        isChecked={values.send_confirmation_to_customer}
        onChange={(isChecked) => set("send_confirmation_to_customer", isChecked)}
      />
      <CheckRow
        label={words.summary}
        hint={words.summaryHint}
        isChecked={values.daily_summary}
        onChange={(isChecked) => set("daily_summary", isChecked)}
      />
      <CountField
        field="customer_mails_a_day"
        label={words.mostMails}
        hint={words.mostMailsHint}
        value={values.customer_mails_a_day}
        error={errors.customer_mails_a_day}
        onChange={(count) => set("customer_mails_a_day", count)}
      />
      <MailTemplateFields
        kind={kind}
        onKind={setKind}
        written={written}
        onWritten={onWritten}
        templates={templates}
        error={errors.mail_templates}
        onChange={(templates) => set("mail_templates", templates)}
      />
      <div>
        <Button variant="outline" disabled={isSending} onClick={send}>
          {isSending ? words.sending : words.sendTest}
        </Button>
        {form.isChanged && <p className={styles.note}>{words.goesToSaved}</p>}
      </div>
    </Section>
  );
}

function useTestMail() {
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    const { sent, error } = await sendTestMail().catch((failure: unknown) => ({
      sent: false,
      error: failure instanceof RemoteFailure ? failure.message : String(failure),
    }));
    setIsSending(false);
    if (sent) {
      toast({ title: words.testSentTitle, message: words.testSent, tone: "success" });
    } else {
      toast({ title: words.testFailedTitle, message: error, tone: "destructive" });
    }
  };
  return { isSending, send };
}
