import { TextInput } from "@mantine/core";
import { useState } from "react";
import { changePassword } from "#data/office/remote/admins.ts";
import { storedSession } from "#data/remote/stored-session.ts";
import { office } from "#domain/office/refusal.ts";
import { checkPasswordChange, type PasswordChange } from "#domain/session/password-change.ts";
import * as words from "#messages/office/settings/sections.ts";
import { useSite } from "#ui/site/use-site.ts";
import { toast } from "#ui/toast/toast.ts";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";

const EMPTY: PasswordChange = { current: "", next: "", confirm: "" };

const FIELDS = [
  { field: "current", label: words.currentPassword, autoComplete: "current-password" },
  { field: "next", label: words.newPassword, autoComplete: "new-password" },
  { field: "confirm", label: words.confirmPassword, autoComplete: "new-password" },
] as const;

/** The change of one's own password: it ends all other sessions, this one goes on. */
export function SecuritySection() {
  const [values, setValues] = useState(EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  const { siteTitle } = useSite();

  const submit = async () => {
    const names = [storedSession()?.username ?? "", siteTitle];
    const wrong = checkPasswordChange(values, names);
    if (wrong) {
      const { fault, refusal } = wrong;
      return toast({
        title: words.passwordFaults[fault],
        message: office.words(refusal),
        tone: "destructive",
      });
    }
    setIsBusy(true);
    try {
      await changePassword(values.current, values.next);
      setValues(EMPTY);
      toast({
        title: words.passwordChangedTitle,
        message: words.passwordChanged,
        tone: "success",
      });
    } catch {
      toast({
        title: words.passwordFailedTitle,
        message: words.passwordFailed,
        tone: "destructive",
      });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Section
      place="security"
      title={words.security}
      button={words.changePassword}
      isBusy={isBusy}
      onSubmit={submit}
    >
      <div className={styles.fields}>
        {FIELDS.map(({ field, label, autoComplete }) => (
          <TextInput
            key={field}
            type="password"
            label={label}
            autoComplete={autoComplete}
            value={values[field]}
            onChange={({ currentTarget: { value } }) =>
              setValues((before) => ({ ...before, [field]: value }))
            }
          />
        ))}
      </div>
    </Section>
  );
}
