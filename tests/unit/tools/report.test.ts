import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { countPlaywright, countVitest, readReport } from "../../../scripts/report.mjs";
import { ROOT } from "../../../src/host/system/root.mjs";

const vitest = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: Parameters<typeof countVitest>[0]["testResults"] = [],
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});
const playwright = (expected: number, unexpected: number, flaky = 0, errors: object[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

describe("a run's report is counted", () => {
  const folder = mkdtempSync(join(tmpdir(), "cayo-report-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const reportOf = (content: object) => {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  test.each([
    ["all passed", vitest(7, 0), 0, { passed: 7, failed: 0 }],
    ["some failed", vitest(7, 2), 1, { passed: 7, failed: 2 }],
    [
      "a file could not be loaded",
      vitest(7, 0, [
        {
          status: "failed",
          name: join(ROOT, "tests/x.test.ts"),
          message: "",
          assertionResults: [],
        },
      ]),
      1,
      { passed: 7, failed: 1 },
    ],
    ["failed without saying where", vitest(7, 0), 1, { passed: 7, failed: 1 }],
  ])("vitest: %s", (_name, report, code, expected) => {
    const counted = readReport({ file: reportOf(report), code, count: countVitest });
    expect(counted).toMatchObject(expected);
  });

  test.each([
    ["all passed", playwright(5, 0), 0, { passed: 5, failed: 0 }],
    ["some failed", playwright(5, 2), 1, { passed: 5, failed: 2 }],
    ["passed only when repeated", playwright(5, 0, 1), 0, { passed: 5, failed: 1 }],
    ["the set-up failed", playwright(0, 0, 0, [{}]), 1, { passed: 0, failed: 1 }],
  ])("playwright: %s", (_name, report, code, expected) => {
    const counted = readReport({ file: reportOf(report), code, count: countPlaywright });
    expect(counted).toMatchObject(expected);
  });

  test("without a report a failed run counts as one failure", () => {
    const file = "/nonexistent/report.json";
    expect(readReport({ file, code: 1, count: countVitest })).toEqual({
      passed: 0,
      failed: 1,
      failures: ["ended with 1 without saying where"],
    });
  });

  test("each failure is named with its error, without colours", () => {
    const red = (text: string) => `\u001b[31m${text}\u001b[39m`;
    const fullName = "a booking is stored";
    const failed = { status: "failed", fullName, failureMessages: [red("expected 1 to be 2")] };
    const file = { status: "failed", name: join(ROOT, "tests/server/x.test.ts"), message: "" };
    expect(countVitest(vitest(0, 1, [{ ...file, assertionResults: [failed] }])).failures).toEqual([
      "tests/server/x.test.ts › a booking is stored\n    expected 1 to be 2",
    ]);

    const tests = [{ status: "flaky", results: [{ errors: [{ message: red("not seen") }] }] }];
    const suites = [{ specs: [{ ok: true, title: "a menu opens", file: "x.spec.ts", tests }] }];
    const report = { ...playwright(0, 0, 1), suites: [{ suites }] };
    expect(countPlaywright(report).failures).toEqual(["x.spec.ts › a menu opens\n    not seen"]);

    const path = join(folder, "error-context.md");
    const snapshot =
      '- main [ref=e1]:\n  - link "Today" [ref=e2] [cursor=pointer]:\n    - /url: /admin';
    writeFileSync(
      path,
      `# Page snapshot\n\n\`\`\`yaml\n${snapshot}\n\`\`\`\n\n\`\`\`ts\ntest("x")\n\`\`\`\n`,
    );
    const attachments: object[] = [{ name: "error-context", path }];
    Object.assign(tests[0]?.results[0] ?? {}, { attachments });
    expect(countPlaywright(report).failures).toEqual([
      'x.spec.ts › a menu opens\n    not seen\n  - link "Today":',
    ]);
    const body = Buffer.from('- button "Undo"').toString("base64");
    attachments.push({ name: "page", body });
    expect(countPlaywright(report).failures).toEqual([
      'x.spec.ts › a menu opens\n    not seen\n- button "Undo"',
    ]);
  });
});
