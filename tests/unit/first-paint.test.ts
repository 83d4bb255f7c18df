import { expect, test } from "@jest/globals";
import { endFirstPaint, takePreloadedResponse } from "@/lib/client/first-paint";

const response = Promise.resolve(new Response());

/** A page whose first script has made one request, for whoever has this token. */
function pageWith(token?: string) {
  const document = { documentElement: { dataset: {} } };
  Object.assign(globalThis, { window: { preloadedResponses: { "/path": { response, token } } }, document });
}

test("a response that the first script requested is taken once", () => {
  pageWith("Ann's");
  expect(takePreloadedResponse("/path", "Ann's")).toBe(response);
  expect(takePreloadedResponse("/path", "Ann's")).toBeUndefined();
});

test("it is for nobody but the person for whom it was requested", () => {
  pageWith("Ann's");
  expect(takePreloadedResponse("/path", "Bob's")).toBeUndefined();
  pageWith("Ann's");
  expect(takePreloadedResponse("/path", null)).toBeUndefined();
});

test("what was requested for everybody is for everybody", () => {
  pageWith();
  expect(takePreloadedResponse("/path", null)).toBe(response);
  pageWith();
  expect(takePreloadedResponse("/path", "Ann's")).toBe(response);
});

test("what was not taken for the first screen is never taken later, when it would be out of date", () => {
  pageWith("Ann's");
  endFirstPaint();
  expect(takePreloadedResponse("/path", "Ann's")).toBeUndefined();
});
