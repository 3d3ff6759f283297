import { useState } from "react";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import * as words from "#messages/office/login.ts";
import { toast } from "#ui/toast/toast.ts";

type LoginField = "username" | "password";
type LoginForm = Readonly<Record<LoginField, string>>;
type LoginErrors = Partial<Record<LoginField, string>>;

interface LoginActions {
  readonly onSignIn: (username: string, password: string) => Promise<void>;
  readonly onSignedIn: () => void;
}

/** What the specification says of signing in (§5, §8), and of what can go wrong on the way. */
export function useLogin({ onSignIn, onSignedIn }: LoginActions) {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** Tries to sign in; says which field wants the focus when it did not work. */
  async function submit(form: LoginForm): Promise<LoginField | null> {
    const missing = findMissing(form);
    setErrors(missing);
    setFailure(null);
    if (missing.username) return "username";
    if (missing.password) return "password";
    setIsBusy(true);
    try {
      await onSignIn(form.username, form.password);
    } catch (error) {
      const said = messagesFor(error);
      setFailure(said.inline);
      toast({ title: words.failed, message: said.toast, tone: "destructive" });
      return "password";
    } finally {
      setIsBusy(false);
    }
    toast({ title: words.successful, message: words.welcome, tone: "success" });
    onSignedIn();
    return null;
  }

  const clearError = (field: LoginField) => setErrors(({ [field]: _cleared, ...others }) => others);

  return { errors, failure, isBusy, submit, clearError };
}

function findMissing({ username, password }: LoginForm): LoginErrors {
  return {
    ...(username ? {} : { username: words.usernameRequired }),
    ...(password ? {} : { password: words.passwordRequired }),
  };
}

function messagesFor(error: unknown): { inline: string; toast: string } {
  if (!(error instanceof RemoteFailure)) {
    console.error(error);
    return { inline: words.unknown, toast: words.unknown };
  }
  if (error.status === 400) return { inline: words.wrongTryAgain, toast: words.wrong };
  const said = error.status === 429 ? words.tooOften : error.message;
  return { inline: said, toast: said };
}
