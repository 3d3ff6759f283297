import { describe, expect, test } from "vitest";
import { refuseNames } from "../../../src/host/fleet/names.ts";

const REEF = { name: "reef", domain: "reef.example", port: 8101, dataDir: "/d", variables: {} };
const refuse = (name: string, domain: string) => refuseNames({ name, domain }, [REEF]);

describe("a site of a fleet", () => {
  test.each([
    ["caves", "caves.example"],
    ["caves-2", "tours.caves.example"],
    ["a".repeat(27), "x-1.example"],
  ])("can be called %s, at %s", (name, domain) => {
    expect(() => refuse(name, domain)).not.toThrow();
  });

  test.each(["", "two words", "../up", "Caves", "2caves", "-x", "a.b", "caves\n", "a".repeat(28)])(
    "can't be called %j",
    (name) => {
      expect(() => refuse(name, "caves.example")).toThrow(`"${name}" can't be a site's name`);
    },
  );

  test.each([
    "",
    "caves",
    "https://caves.example",
    "caves.example/x",
    "a b.example",
    "caves.example {",
  ])("has no domain %j", (domain) => {
    expect(() => refuse("caves", domain)).toThrow(`"${domain}" is no domain`);
  });

  test("has a name and a domain of its own", () => {
    expect(() => refuse("reef", "caves.example")).toThrow("There is a site reef already");
    expect(() => refuse("caves", "reef.example")).toThrow(
      "reef.example belongs to the site reef already.",
    );
  });
});
