import { describe, expect, test } from "vitest";
import { matchRoute, type PageRoute } from "../../../src/routes/page-route.ts";

const route = (path: string) => ({ path }) as PageRoute;
const ROUTES = ["/", "/tours", "/tours/$id", "/booking/$type/$id"].map(route);

describe("an address", () => {
  test.each([
    ["/", "/", {}],
    ["/tours", "/tours", {}],
    ["/tours/atm-cave", "/tours/$id", { id: "atm-cave" }],
    ["/tours/a%20b", "/tours/$id", { id: "a b" }],
    ["/booking/t%6fur/05", "/booking/$type/$id", { type: "tour", id: "05" }],
  ])("%s is a page", (address, path, params) => {
    expect(matchRoute(ROUTES, address)).toMatchObject({ route: { path }, params });
  });

  test.each([
    "/tours/",
    "/tours/%",
    "/tours/%E0%A4%A",
    "/tours/%ff",
    "/tours/a%2Fb",
    "/booking/%/1",
    "/booking/tour/1%",
    "/booking/tour",
    "/Tours",
  ])("%s is none", (address) => {
    expect(matchRoute(ROUTES, address)).toBeUndefined();
  });
});
