/**
 * Of a field for a mail address. Not `type="email"`: Chromium then tells another spelling than what was typed
 * (`xn--bcher-kva` for `bücher`), and people would be shown that.
 */
export const EMAIL_INPUT = {
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: "false",
} as const;
