const MIN_CHARACTERS = 6;

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

interface Objection {
  readonly title: string;
  readonly message: string;
}

/** SPEC §5, change password: the first thing that is wrong, in this order; null when all is well. */
export function checkPasswordChange({ current, next, confirm }: PasswordChange): Objection | null {
  if (!current || !next || !confirm) {
    return { title: "Missing Fields", message: "Please fill in all password fields." };
  }
  if (next !== confirm) {
    const message = "New password and confirm password fields do not match.";
    return { title: "Password Mismatch", message };
  }
  if (next.length < MIN_CHARACTERS) {
    const message = "New password should be at least 6 characters long.";
    return { title: "Weak Password", message };
  }
  return null;
}
