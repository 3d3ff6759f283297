import { useState } from "react";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { toast } from "#ui/toast/toast.ts";

type LoginField = "username" | "password";
type LoginForm = Readonly<Record<LoginField, string>>;
type LoginErrors = Partial<Record<LoginField, string>>;

interface LoginActions {
  readonly onSignIn: (username: string, password: string) => Promise<void>;
  readonly onSignedIn: () => void;
}

const WRONG = {
  inline: "Invalid username or password. Please try again.",
  toast: "Invalid username or password.",
};
const TOO_OFTEN = "Too many attempts. Please wait a minute and try again.";
const UNKNOWN = "Something went wrong. Please try again.";

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
      toast({ title: "Login Failed", message: said.toast, tone: "destructive" });
      return "password";
    } finally {
      setIsBusy(false);
    }
    toast({ title: "Login Successful", message: "Welcome back, Admin!", tone: "success" });
    onSignedIn();
    return null;
  }

  const clearError = (field: LoginField) => setErrors(({ [field]: _cleared, ...others }) => others);

  return { errors, failure, isBusy, submit, clearError };
}

function findMissing({ username, password }: LoginForm): LoginErrors {
  return {
    ...(username ? {} : { username: "Username is required" }),
    ...(password ? {} : { password: "Password is required" }),
  };
}

function messagesFor(error: unknown): { inline: string; toast: string } {
  if (!(error instanceof RemoteFailure)) {
    console.error(error);
    return { inline: UNKNOWN, toast: UNKNOWN };
  }
  if (error.status === 400) return WRONG;
  const said = error.status === 429 ? TOO_OFTEN : error.message;
  return { inline: said, toast: said };
}
