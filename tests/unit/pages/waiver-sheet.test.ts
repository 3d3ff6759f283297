import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WaiverSheet } from "#ui/waivers/WaiverSheet.tsx";

const [signed_at, hash] = ["2026-07-01 15:00:00.000Z", "0".repeat(64)];

const sheetOf = (device_time: string) =>
  renderToStaticMarkup(
    createElement(WaiverSheet, {
      waiver: {
        ...{ id: "w".repeat(15), kind: "signed", text_hash: hash, guest: "Ana", signed_by: "Ana" },
        ...{ relation: "", is_drawn: false, signature: "", signed_at, made_by: "customer" },
        ...{ voids: "", reason: "", device: "Phone", device_time },
      },
      text: { language: "en", text: "At my own risk." },
      facts: [],
      ...{ issuer: "Cayo Wayfarers", voided: "" },
    }),
  );

test("a signed waiver says what its device's clock was wrong by, and is read whatever that has said", () => {
  expect(sheetOf("2026-07-02T15:00:00.000Z")).toContain("July 2, 2026");
  const usual = sheetOf("2026-07-01T15:00:00.000Z");
  for (const nonsense of ["", "?", "-271821-04-20T00:00:00.000Z", "+275760-09-13T00:00:00.000Z"])
    expect(sheetOf(nonsense)).toBe(usual);
});
