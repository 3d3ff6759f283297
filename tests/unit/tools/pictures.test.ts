import { expect, test } from "vitest";
import { outdatedPictures } from "../../../scripts/pictures/draw.ts";

test("icons and pictures of shared links are those of mark, colours and scenes as they stand", () => {
  // otherwise: node scripts/draw-pictures.mjs
  expect(outdatedPictures()).toEqual([]);
});
