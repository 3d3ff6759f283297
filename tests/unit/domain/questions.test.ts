import { describe, expect, test } from "vitest";
import { historyWords } from "#domain/booking/told.ts";
import { isOvertaken } from "#domain/booking/touched.ts";
import { checkService } from "#domain/catalogue/service/check.ts";
import { choicesAtPlaces, withChoicesBeside } from "#domain/catalogue/service/choices-beside.ts";
import { draftOf, rowOfDraft } from "#domain/catalogue/service/draft.ts";
import { missingFields } from "#domain/catalogue/service/missing.ts";
import { questionsOf } from "#domain/catalogue/service/questions.ts";
import { choicesOf } from "#domain/catalogue/service/questions-draft.ts";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";
import { checkAnswers, checkGuestList, SAID_LIMITS } from "#domain/questions/check.ts";
import { guestRows, shownQuestions, withAnswer, withGuest } from "#domain/questions/form.ts";
import { saidAnswers, saidGuests, summedAnswers } from "#domain/questions/told.ts";

const guest = (part: object = {}) => ({ name: "Ana", band: "", answers: [], ...part });
const answer = (part: object = {}) => ({ id: "shoes", asked: "Shoe size", answer: "38", ...part });
const many = <Entry>(count: number, entry: (at: number) => Entry) =>
  Array.from({ length: count }, (_, at) => entry(at));

describe("who travels", () => {
  test.each<[string, unknown, string]>([
    ["line breaks are blanks", [guest({ name: " Ana\r\n Cal\u2028 " })], "Ana Cal"],
    [
      "what turns the writing around goes",
      [guest({ name: "\u202eevil\u2066 Ana\u200f" })],
      "evil Ana",
    ],
    ["who is written from the right stays", [guest({ name: "محمد" })], "محمد"],
    ["faces stay whole", [guest({ name: "Zoë 👩‍👩‍👧" })], "Zoë 👩‍👩‍👧"],
    ["what is no text is none", [guest({ name: 7, band: {} }), guest()], ",Ana"],
    ["who has said nothing keeps their place", [null, guest(), {}], ",Ana"],
  ])("%s", (_, list, names) => {
    const found = checkGuestList(JSON.stringify(list));
    const stored = "text" in found ? JSON.parse(found.text) : found;
    expect(stored.map((one: { name: string }) => one.name).join()).toBe(names);
  });

  test.each<[string, unknown, string]>([
    ["more than a booking can have", many(61, () => guest()), "guests_most:60"],
    ["a name without an end", [guest({ name: "a".repeat(101) })], "guest_name:100"],
    ["an age that is none", [guest({ band: "<b>" })], "said_unreadable"],
    ["an answer of nothing", [guest({ answers: [answer({ id: "" })] })], "said_unreadable"],
    ["an answer twice", [guest({ answers: [answer(), answer()] })], "said_unreadable"],
    [
      "an answer to what was not asked",
      [guest({ answers: [answer({ asked: " " })] })],
      "said_unreadable",
    ],
    [
      "a long answer",
      [guest({ answers: [answer({ answer: "a".repeat(501) })] })],
      "answer_long:500",
    ],
    ["no list", { name: "Ana" }, "said_unreadable"],
    [
      "too much in all",
      many(60, () =>
        guest({ answers: many(3, (at) => answer({ id: `q${at}`, answer: "a".repeat(400) })) }),
      ),
      `said_too_long:${SAID_LIMITS.text}`,
    ],
  ])("is not %s", (_, list, refusal) => {
    expect(checkGuestList(JSON.stringify(list))).toEqual({ refusal });
  });

  test.each(["[", "{}", "null", '"a"', "[".repeat(200_000)])("is not %.9s", (text) => {
    expect(checkGuestList(text)).toHaveProperty("refusal");
    expect(checkAnswers(text)).toHaveProperty("refusal");
  });

  test("is nothing where nothing was said, and the same when it is stored again", () => {
    expect(checkGuestList(JSON.stringify([{}, { name: " " }]))).toEqual({ text: "" });
    expect(checkAnswers(JSON.stringify([answer({ answer: "" })]))).toEqual({ text: "" });
    const sixty = checkGuestList(JSON.stringify(many(60, (at) => guest({ name: `Guest ${at}` }))));
    expect("text" in sixty && checkGuestList(sixty.text)).toEqual(sixty);
  });
});

const STORED = [
  {
    id: "shoes",
    name: "Shoe size",
    kind: "choice",
    per: "guest",
    required: true,
    choices: ["small", "large"],
  },
  {
    id: "swim",
    name: "Can all swim?",
    kind: "yes_no",
    per: "booking",
    required: false,
    choices: [],
  },
];
const TEXTS = { es: { questions: ["Talla | chica", "¿Todos nadan?"] } };
const ITEM = { questions: questionsOf({ questions: STORED, texts: TEXTS }) ?? [] };

describe("a service's questions", () => {
  test("are read in each language, and in English where one is missing", () => {
    expect(ITEM.questions[0]).toEqual({
      ...{ id: "shoes", kind: "choice", per: "guest", isRequired: true },
      names: { en: "Shoe size", es: "Talla" },
      choices: [
        { en: "small", es: "chica" },
        { en: "large", es: "large" },
      ],
    });
    expect(questionsOf({ questions: [], texts: null })).toBeUndefined();
  });

  test.each<[string, unknown, string | undefined]>([
    ["these are", STORED, undefined],
    ["no list is", "shoes", "list_expected"],
    ["nameless ones are not", [{ ...STORED[1], name: " " }], "band_name:150"],
    ["one twice is not", [STORED[1], STORED[1]], "band_twice"],
    ["a kind of its own is not", [{ ...STORED[1], kind: "date" }], "list_expected"],
    [
      "a choice of one is not",
      [{ ...STORED[0], choices: ["x"] }],
      "question_choices:20:40:Shoe size",
    ],
    [
      "a choice of twice the same is not",
      [{ ...STORED[0], choices: ["x", "x"] }],
      "question_choices:20:40:Shoe size",
    ],
    ["a bar is not", [{ ...STORED[1], name: "a|b" }], "question_bar:a|b"],
    ["thirteen are not", many(13, (at) => ({ ...STORED[1], id: `q${at}` })), "too_many_entries:12"],
  ])("%s taken", (_, questions, code) => {
    const row = { ...rowOfDraft("tour", { ...SAMPLE_SERVICES.tour, price: "5" }), questions };
    expect(checkService("tour", row).questions).toBe(code);
  });

  test("keep their ids when they are edited, and new ones get one by their words", () => {
    const draft = draftOf("tour", { ...SAMPLE_SERVICES.tour, questions: STORED });
    const edited = [
      { ...Object(draft.questions)[0], name: "Size of shoes", choices: "small, , large,x-large" },
      { id: "", name: "Diet", kind: "text", per: "guest", required: false, choices: "a,b" },
      { id: "", name: " ", kind: "text", per: "guest", required: false, choices: "" },
    ];
    expect(rowOfDraft("tour", { ...draft, questions: edited }).questions).toEqual([
      { ...STORED[0], name: "Size of shoes", choices: ["small", "large", "x-large"] },
      { id: "diet", name: "Diet", kind: "text", per: "guest", required: false, choices: [] },
    ]);
    expect(choicesOf("a; b\nc,")).toEqual(["a", "b", "c"]);
  });

  test("keep each choice in another language beside its English one; a new one has no words yet", () => {
    const [size] = Object(
      draftOf("tour", { ...SAMPLE_SERVICES.tour, questions: STORED }).questions,
    );
    const typed = (choices: string, text: string) => {
      const draft = { ...SAMPLE_SERVICES.tour, questions: [{ ...size, choices }] };
      const held = withChoicesBeside({ draft, texts: { es: { questions: [text] } } });
      const row = { ...draft, ...held, texts: held.texts };
      return [
        held.texts.es?.questions?.[0],
        missingFields("tour", row, "es").includes("questions"),
      ];
    };
    expect(typed("small, large", "Talla | chica | grande")).toEqual([
      "Talla | chica | grande",
      false,
    ]);
    expect(typed("large, small", "Talla | chica | grande")).toEqual([
      "Talla | grande | chica",
      false,
    ]);
    expect(typed("tiny, small, large", "Talla | chica | grande")).toEqual([
      "Talla |  | chica | grande",
      true,
    ]);
    expect(typed("small, huge", "Talla | chica | grande")).toEqual(["Talla | chica", true]);
    expect(typed("huge, larger", "Talla | chica | grande")).toEqual(["Talla", true]);
    expect(typed("huge, larger", "")).toEqual(["", true]);
    expect(choicesAtPlaces(", mediana, grande, ")).toEqual(["", "mediana", "grande"]);
  });
});

describe("a form", () => {
  const answers = [answer(), { id: "gone", asked: "Your blood type?", answer: "B" }];

  test("asks what the service asks, and shows what was answered to what it asks no more", () => {
    const shown = shownQuestions(ITEM, "guest", answers);
    expect(shown.map(({ label, answer }) => [label, answer])).toEqual([
      ["Shoe size", "38"],
      ["Your blood type?", "B"],
    ]);
    // 38 could be chosen before
    expect(shown[0]?.options?.map(({ value }) => value)).toEqual(["small", "large", "38"]);
    expect(shownQuestions(undefined, "guest", answers)).toHaveLength(2);
  });

  test("keeps the words of what was answered, until it is answered anew", () => {
    expect(withAnswer(answers, { id: "shoes", label: "Size" }, "large")).toEqual([
      { id: "shoes", asked: "Size", answer: "large" },
      answers[1],
    ]);
    expect(withAnswer(answers, { id: "shoes", label: "Size" }, "")).toEqual([answers[1]]);
  });

  test("has a line for each guest, and for those beyond", () => {
    const text = withGuest(guestRows({ guests: 2 }), 1, { name: "Ben " });
    expect(guestRows({ guests: 3, guestList: text }).map(({ name }) => name)).toEqual([
      "",
      "Ben ",
      "",
    ]);
    expect(guestRows({ guests: 1, guestList: text })).toHaveLength(2);
    expect(guestRows({ guests: 1, guestList: "[" })).toHaveLength(1);
  });
});

describe("what was said reads", () => {
  const guestList = JSON.stringify([
    guest({ band: "child", answers: [answer({ asked: "Talla", answer: "small" })] }),
    guest({ name: "" }),
    guest({ name: "محمد", answers: [answer({ asked: "Size?", answer: "large" })] }),
  ]);
  const answers = JSON.stringify([{ id: "swim", asked: "Can all swim?", answer: "yes" }]);

  test("in the reader's language, where a question is as it was asked", () => {
    expect(saidGuests({ guestList }, ITEM)).toEqual([
      "Ana (Child) – Shoe size: small",
      "\u2068محمد\u2069 – Size? large",
    ]);
    expect(saidAnswers({ answers }, ITEM)).toEqual([["Can all swim?", "Yes"]]);
  });

  test("as it was asked, where the service is gone or the history tells it", () => {
    expect(historyWords("guest_list", guestList)).toContain("Ana (Child) – Talla: small; ");
    expect(historyWords("answers", answers)).toBe("Can all swim? yes");
    expect(historyWords("answers", "")).toBe("");
  });

  test("in sums of a departure, whatever the language", () => {
    const said = JSON.stringify([guest({ answers: [answer({ answer: "small" })] })]);
    expect(
      summedAnswers(
        [
          { guests: 1, guestList: said },
          { guests: 1, guestList: said, answers },
        ],
        ITEM,
      ),
    ).toEqual(["Shoe size: 2\u00a0× small", "Can all swim? 1\u00a0× Yes"]);
  });
});

test("two who fill in names meet, also where a device keeps nothing of before", () => {
  const changes = { guest_list: "[1]" };
  const current = { guest_list: "[2]", answers: "[]", status: "confirmed" };
  expect(
    isOvertaken({ changes, before: { guest_list: "[2]", status: "confirmed" }, current }),
  ).toBe(false);
  expect(isOvertaken({ changes, before: { guest_list: "", status: "confirmed" }, current })).toBe(
    true,
  );
  expect(isOvertaken({ changes, before: { status: "confirmed" }, current })).toBe(true);
  expect(
    isOvertaken({
      changes,
      before: { status: "confirmed" },
      current: { ...current, guest_list: "" },
    }),
  ).toBe(false);
});
