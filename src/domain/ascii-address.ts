/** The parameters of Punycode (RFC 3492, 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";
const DOTS = /[.\u3002\uff0e\uff61]/;

/**
 * A mail address as mail servers take it: `ana@bücher.example` is `ana@xn--bcher-kva.example`. People are
 * shown what was typed; a mailbox that is itself written in other letters stays, since no other way to
 * write it exists.
 */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (at === 0 || !hasOthers(domain)) return email;
  return email.slice(0, at) + domain.split(DOTS).map(asciiLabel).join(".");
}

const hasOthers = (text: string) => /[^\0-\x7f]/.test(text);

function asciiLabel(label: string): string {
  const small = label.toLowerCase().normalize("NFKC");
  return hasOthers(small) ? `xn--${punycode(small)}` : small;
}

/** RFC 3492, 6.3. */
function punycode(label: string): string {
  const codes = Array.from(label, (char) => char.codePointAt(0) ?? 0);
  const plain = codes.filter((code) => code < FIRST_CODE);
  let encoded = String.fromCharCode(...plain) + (plain.length > 0 ? "-" : "");
  let bias = FIRST_BIAS;
  let delta = 0;
  let done = plain.length;
  for (let next = FIRST_CODE; done < codes.length; next += 1) {
    const lowest = Math.min(...codes.filter((code) => code >= next));
    delta += (lowest - next) * (done + 1);
    next = lowest;
    for (const code of codes) {
      if (code < next) delta += 1;
      if (code !== next) continue;
      encoded += variableLength(delta, bias);
      bias = adapted(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
  }
  return encoded;
}

/** A number in digits of which each says whether it is the last (RFC 3492, 3.3). */
function variableLength(number: number, bias: number): string {
  let digits = "";
  let rest = number;
  for (let at = BASE; ; at += BASE) {
    const threshold = Math.min(Math.max(at - bias, T_MIN), T_MAX);
    if (rest < threshold) return digits + DIGITS[rest];
    const range = BASE - threshold;
    digits += DIGITS[threshold + ((rest - threshold) % range)];
    rest = Math.floor((rest - threshold) / range);
  }
}

/** RFC 3492, 6.1. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE)
    rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
