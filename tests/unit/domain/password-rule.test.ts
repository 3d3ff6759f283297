import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPasswordChange, weakness } from "#domain/session/password-change.ts";
import { passwordFault } from "#domain/session/password-rule.ts";

const NAMES = ["admin", "Cayo Wayfarers"];

describe("a new password", () => {
  test.each([
    ["", "short"],
    ["eleven char", "short"],
    // six characters of two units each
    ["😀".repeat(6), "short"],
    ["é".repeat(36), "long"],
    ["x1 ".repeat(24), "long"],
    ["李".repeat(24), "long"],
    ["😀".repeat(18), "long"],

    // again and again
    ["aaaaaaaaaaaa", "common"],
    ["121212121212", "common"],
    ["abcabcabcabc", "common"],
    ["7890789078907", "common"],
    ["............", "common"],
    ["passwordpassword", "common"],
    // one after the other
    ["123456789012", "common"],
    ["0123456789012345", "common"],
    ["987654321098", "common"],
    ["abcdefghijkl", "common"],
    ["ZYXWVUTSRQPO", "common"],
    ["abcdefgh1234", "common"],
    ["x12345678901", "common"],
    ["mztk12345678", "common"],
    // along the keyboard
    ["qwertyuiop12", "common"],
    ["Qwertyuiop123!", "common"],
    ["qwerty123456", "common"],
    ["1234qwertyuiop", "common"],
    ["asdfghjkl123", "common"],
    ["1q2w3e4r5t6y", "common"],
    ["1qaz2wsx3edc4rfv", "common"],
    // words with digits and signs
    ["password1234", "common"],
    ["Password1234!", "common"],
    ["P@ssw0rd2026!", "common"],
    ["2026P@ssw0rd", "common"],
    ["welcome12345", "common"],
    ["iloveyou1234", "common"],
    ["Summer2026!!", "common"],
    ["changeme-changeme", "common"],
    ["letmein-admin-2026", "common"],
    ["correct horse battery staple", "common"],
    // the account's and the site's names
    ["admin1234567", "common"],
    ["Administrator1", "common"],
    ["Cayo Wayfarers", "common"],
    ["cayowayfarers2026", "common"],
    ["W@yf@rers2026", "common"],
    ["admin@cayo.2026", "common"],

    ["correct horse 42", null],
    ["the first one", null],
    ["twelve chars", null],
    ["mhj7-kxqp-2vz9", null],
    ["802946173502", null],
    ["Macal river, seven canoes", null],
    ["admin of the Macal canoes", null],
    ["😀 ocho canoas", null],
    ["éé ñandú y tapir", null],
    ["мой каяк плывёт", null],
    ["mztkq12345678", null],
    // 71 bytes
    [`${"é".repeat(35)}x`, null],
    [`${"李".repeat(23)}ab`, null],
  ])("%j: %s", (password, fault) => {
    expect(passwordFault(password, NAMES)).toBe(fault);
  });

  test("may be made of another site's name", () => {
    expect(passwordFault("Placencia Pelicans 1", NAMES)).toBeNull();
    expect(passwordFault("Placencia Pelicans 1", ["maria", "Placencia Pelicans"])).toBe("common");
    expect(passwordFault("maria-maria-7", ["maria", "Placencia Pelicans"])).toBe("common");
    // as one word, which holds a short one; short ones alone are parts of many words
    expect(passwordFault("placenciainn-7", ["Placencia Inn"])).toBe("common");
    expect(passwordFault("inn on the inn", ["The Inn on the Hill"])).toBeNull();
  });

  test("is looked at whatever it and the names are", () => {
    const text = fc.string({ unit: "binary", maxLength: 80 });
    const said = ["short", "long", "common", null];
    fc.assert(
      fc.property(text, fc.array(text), (password, names) => {
        expect(said).toContain(passwordFault(password, names));
      }),
    );
    // words within words: a look at each way to part them would not come back
    for (const word of ["pass", "password", "summer", "test"]) {
      expect(passwordFault(`${word.repeat(20).slice(0, 66)}?z`, NAMES)).toBeNull();
    }
  });
});

describe("what is said of it", () => {
  test.each([
    ["short", "password_short:12"],
    ["password1234", "password_common"],
    ["x1 ".repeat(24), "password_long"],
    ["correct horse 42", null],
  ])("%j: %s", (next, refusal) => {
    expect(weakness(next, NAMES)).toBe(refusal);
    const objection = checkPasswordChange({ current: "x", next, confirm: next }, NAMES);
    expect(objection).toEqual(refusal && { fault: "weak", refusal });
  });

  test.each([
    [{ current: "" }, "missing", "password_missing"],
    [{ next: "" }, "missing", "password_missing"],
    [{ confirm: "" }, "missing", "password_missing"],
    [{ confirm: "other" }, "mismatch", "password_mismatch"],
  ])("before that, with %o: %s", (changes, fault, refusal) => {
    const typed = { current: "x", next: "short", confirm: "short", ...changes };
    expect(checkPasswordChange(typed, NAMES)).toEqual({ fault, refusal });
  });
});
