import { useRef, useState } from "react";
import { addCustomer } from "#data/office/remote/customers/customer.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { checkNewCustomer, type NewCustomer } from "#domain/customer.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/customers/customer.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";

export type FieldName = keyof NewCustomer;

export const FIELDS: readonly {
  readonly name: FieldName;
  /** As the server calls it. */
  readonly wire: string;
  readonly label: string;
  readonly type?: string;
  readonly inputMode?: "email";
  readonly autoCapitalize?: string;
  readonly spellCheck?: "false";
}[] = [
  { name: "firstName", wire: "first_name", label: words.firstName },
  { name: "lastName", wire: "last_name", label: words.lastName },
  { name: "email", wire: "email", label: words.email, ...EMAIL_INPUT },
  { name: "phone", wire: "phone", label: words.phoneOptional, type: "tel" },
];

const EMPTY: NewCustomer = { firstName: "", lastName: "", email: "", phone: "" };
/** The form of a new customer; what was typed stays when it could not be saved. */
export function useNewCustomer(onAdded: () => void) {
  const { draft: form, change: keep, forget } = useDraft("new customer", () => EMPTY);
  const isAdded = useRef(false);
  const [errors, setErrors] = useState<Partial<NewCustomer>>({});
  const [isBusy, setIsBusy] = useState(false);

  const change = (name: FieldName, value: string) => {
    keep({ ...form, [name]: value });
    setErrors(({ [name]: _cleared, ...others }) => others);
  };

  /** Tries to save; says which field wants the focus when it did not work. */
  async function submit(): Promise<FieldName | null> {
    const wrong = checkNewCustomer(form);
    setErrors(office.inWords(wrong));
    const first = FIELDS.find(({ name }) => wrong[name]);
    if (first) return first.name;
    setIsBusy(true);
    try {
      await addCustomer(form);
    } catch (error) {
      const message = failureWords(error);
      const said = refusedFields(error);
      setErrors(said);
      toast({ title: words.errorAdding, message, tone: "destructive" });
      return FIELDS.find(({ name }) => said[name])?.name ?? "email";
    } finally {
      setIsBusy(false);
    }
    isAdded.current = true;
    forget();
    toast({
      title: words.addedTitle,
      message: words.added(form.email.trim()),
      tone: "success",
    });
    onAdded();
    return null;
  }

  const isDirty = () => !isAdded.current && Object.values(form).some((text) => text !== "");
  return { form, errors, isBusy, change, submit, isDirty, forget };
}

/** What the server said of single fields. */
function refusedFields(error: unknown): Partial<NewCustomer> {
  const fields = error instanceof RemoteFailure ? error.fields : {};
  return Object.fromEntries(
    FIELDS.flatMap(({ name, wire }) => (fields[wire] ? [[name, fields[wire]]] : [])),
  );
}
