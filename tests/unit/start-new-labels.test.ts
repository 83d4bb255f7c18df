import { expect, test } from "@jest/globals";
import { startNewLabels } from "@/lib/config/start-new-labels";

test.each([
  ["Another memory", "New page", { page: "Another memory", menu: "New page" }],
  ["Another memory", undefined, { page: "Another memory", menu: "Another memory" }],
  [undefined, "New page", { page: "New page", menu: "New page" }],
  [undefined, undefined, { page: "Start New", menu: "Start New" }],
])("with %p for the page and %p for the menu, Start New is labelled %p", (page, menu, labels) => {
  expect(startNewLabels({ startNewButtonText: page }, { startNewButtonText: menu })).toEqual(labels);
});
