import { describe, expect, test } from "vitest";
import { askedWords, holdsWords, searchedNumber } from "#domain/asked-words.ts";
import type { Customer } from "#domain/customer.ts";
import { fold, trigramsOf } from "#domain/fold.ts";
import { pageOfKept } from "#features/office/customers/kept-customers.ts";
import { CUSTOMER_SEARCH_DEFAULTS } from "#features/office/customers/search.ts";

describe("letters are found however they are written", () => {
  test.each([
    ["Łukasik", "lukasik"],
    ["Chloë", "chloe"],
    ["Zoë Ødegård", "zoe odegard"],
    ["Đorđe Šćepanović", "dorde scepanovic"],
    ["Straße, STRAẞE", "strasse, strasse"],
    ["Æbelø Œuvre", "aebelo oeuvre"],
    ["Þórður Guðmundsson", "thordur gudmundsson"],
    ["Iğdır İzmir ıŞIK", "igdir izmir isik"],
    ["Nguyễn Thị Hương", "nguyen thi huong"],
    ["Nun\u0303ez", "nunez"],
    ["ΟΔΥΣΣΕΎΣ Οδυσσεύς", "οδυσσευσ οδυσσευσ"],
    ["ЁЛКА Йод", "елка иод"],
    ["O’Hara–Smith", "o'hara-smith"],
    ["김철수 がく", "김철수 がく"],
    ["+٥٠١ ６００", "+501 600"],
  ])("%s as %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
    // once more changes nothing: what is kept folded is found by what is folded
    expect(fold(folded)).toBe(folded);
  });
});

describe("a query", () => {
  test.each([
    ["", []],
    ["  Łu   ana ", ["ana", "lu"]],
    ["anna ann", ["anna"]],
    ["24/7", ["24/7"]],
    ["+501", ["501"]],
    ["++501", ["501"]],
    ["1+2", ["1+2"]],
    ["12345678", ["12345678"]],
    ["00123456789", ["3456789"]],
    ["501600", ["501600"]],
    ["+501 600-0199 Ana", ["6000199", "ana"]],
    ["(501) 600.0199", ["6000199"]],
    ["00501 6000199", ["6000199"]],
    ["600 01", ["60001"]],
    ["600 \t 01", ["60001"]],
    ["0012345", ["12345"]],
    ["#0012abcd", ["#0012abcd"]],
    ["a1@b.cd 12", ["a1@b.cd", "12"]],
  ])("%j asks for %j", (query, words) => {
    expect(askedWords(query)).toEqual(words);
  });

  test.each([
    ["+501 600-0199", "6000199"],
    ["600-0199", "+501 600 0199"],
    ["600-0199", "501600"],
    ["6000199 / 610-2233", "610 2233"],
    ["+44 7700 900123", "07700 900123"],
    ["07700 900123", "+44 (0)7700 900123"],
    ["０１２-３４５６７", "501 012 3456"],
  ])("the number %j is found by %j", (phone, query) => {
    expect(holdsWords(searchedNumber(phone), askedWords(query))).toBe(true);
  });

  test.each([
    ["600-0199", "600-0198"],
    ["447701", "501447"],
  ])("the number %j is not found by %j", (phone, query) => {
    expect(holdsWords(searchedNumber(phone), askedWords(query))).toBe(false);
  });
});

test.each([
  ["ana", '"ana"'],
  ["anna", '"ann" AND "nna"'],
  ["lukasik", '"luk" AND "asi" AND "sik"'],
  ["zoezoe", '"zoe"'],
  ['o"h', '"o""h"'],
  ["😀😀a", '"😀😀a"'],
])("the index is asked for %s by %s", (word, condition) => {
  expect(trigramsOf(word)).toBe(condition);
});

describe("the customers that a device has been told of", () => {
  const customer = (changes: Partial<Customer>): Customer => ({
    email: "a@b.cd",
    firstName: "Ana",
    lastName: "Coc",
    phone: "600-0199",
    totalBookings: 1,
    spentCents: 0,
    firstBookingMs: null,
    lastBookingMs: null,
    lastActivityMs: 1,
    ...changes,
  });
  const lukasik = customer({ email: "l@b.cd", lastName: "Łukasik", phone: "+48 501 600 700" });
  const rich = customer({ email: "r@b.cd", lastName: "ak", spentCents: 99, phone: "" });
  const all = [lukasik, customer({}), rich];
  test.each([
    [{ q: "lukasik ANA" }, ["l@b.cd"]],
    [{ q: "+501 600 0199" }, ["a@b.cd"]],
    [{ q: "501600" }, ["a@b.cd", "l@b.cd"]],
    [{}, ["r@b.cd", "a@b.cd", "l@b.cd"]],
    [{ order: "total_spent", direction: "desc" }, ["r@b.cd", "l@b.cd", "a@b.cd"]],
    [{ page: 2 }, []],
  ] as const)("%j shows %j", (search, emails) => {
    const found = pageOfKept(all, { ...CUSTOMER_SEARCH_DEFAULTS, ...search });
    expect(found.map(({ email }) => email)).toEqual(emails);
  });
});
