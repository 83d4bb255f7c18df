import { pauseClock } from "../support/browser/clock";
import { newConversation } from "../support/browser/conversation";
import {
  dialog,
  field,
  longConversation,
  marked,
  openSearch,
  results,
  search,
  status,
} from "../support/browser/search";
import { expect, signIn, test } from "../support/browser/test";

/** How many pixels of the focus ring around a row are cut off by its list. */
function cutOfRing(row: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(row);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const [inner, outer] = [row.getBoundingClientRect(), row.closest("ul, ol")?.getBoundingClientRect()];
  return outer ? Math.max(0, ring + outer.top - inner.top, ring + inner.bottom - outer.bottom) : ring;
}

test("results are counted and marked, and can be reached with arrow keys and opened with Enter", async ({
  page,
  request,
  account,
}) => {
  const id = await longConversation(request, account);
  await signIn(page, account);
  await openSearch(page);
  await page.keyboard.type("CAFE door");
  await expect(status(page)).toHaveText(/^[12] results?$/);
  await expect(results(page).last().locator("mark")).toHaveText(["café", "door"]);
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  for (const _ of await results(page).all()) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`/#/conversation/${id}?search=CAFE+door&index=4`);
  await expect(page.getByText("A café with a red door, and a radio.", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => marked(page)).toEqual(expect.arrayContaining(["café", "door"]));
  await page.reload();
  await expect(page.getByText("A café with a red door, and a radio.", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => marked(page)).toEqual(expect.arrayContaining(["café", "door"]));
});

test("the focus ring around a result is never cut off by the list", async ({ page, request, account }) => {
  await longConversation(request, account);
  await signIn(page, account);
  await search(page, "else");
  await expect(status(page)).toHaveText(/results$/);
  for (const result of await results(page).all()) {
    await page.keyboard.press("ArrowDown");
    await expect(result).toBeFocused();
    expect(await result.evaluate(cutOfRing)).toBe(0);
  }
});

test("a result that gets the focus is scrolled fully into view in every browser", async ({
  page,
  request,
  account,
}) => {
  // Firefox scrolls only until a part of the row is visible.
  await page.addInitScript(() => {
    const focus = HTMLElement.prototype.focus;
    HTMLElement.prototype.focus = function () {
      focus.call(this, { preventScroll: true });
    };
  });
  await longConversation(request, account);
  await signIn(page, account);
  await search(page, "else");
  await expect(status(page)).toHaveText(/results$/);
  for (const result of await results(page).all()) {
    await page.keyboard.press("ArrowDown");
    expect(await result.evaluate(cutOfRing)).toBe(0);
  }
});

test("the search dialog has a title, and its button closes it", async ({ signedIn: page }) => {
  await openSearch(page);
  await expect(dialog(page).getByRole("heading", { name: "Search" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("text typed while the search dialog loads is in its field, and Enter opens the first result once there is one", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account, `/conversation/${id}`);
  await page.getByLabel("Your message").click();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/**", (route) => arrived.then(() => route.continue()));
  await page.keyboard.press("Control+k");
  await page.keyboard.type("lock");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("lock");
  arrive();
  await expect(page).toHaveURL(`/#/conversation/${id}?search=lock`);
  await expect(page.getByLabel("Your message")).toHaveValue("");
});

test("an Enter has no effect once the search term has changed", async ({ page, request, account }) => {
  await newConversation(request, account, "The canal");
  await signIn(page, account);
  await openSearch(page);
  await page.keyboard.type("zeppelin");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("No results found.");
  await field(page).fill("lock");
  await expect(results(page)).not.toHaveCount(0);
});

test("a search starts 300 ms after the last key press", async ({ signedIn: page }) => {
  const terms: string[] = [];
  await page.route("**/api/search", async (route) => {
    terms.push(route.request().postDataJSON().searchTerm);
    await route.fulfill({ json: { results: [] } });
  });
  await page.clock.install();
  await openSearch(page);
  await pauseClock(page);
  for (const letter of "radio") {
    await page.keyboard.type(letter);
    await page.clock.runFor(299);
  }
  expect(terms).toEqual([]);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText("No results found.");
  expect(terms).toEqual(["radio"]);
});

test("a slow response to an earlier term is ignored, and an empty term clears the results", async ({
  signedIn: page,
}) => {
  const answer = (projectName: string) => ({
    json: { results: [{ ...aFile, conversationId: "c", projectName, timestamp: new Date().toISOString() }] },
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let slowResponse = Promise.resolve();
  await page.route("**/api/search", async (route) => {
    const isLater = route.request().postDataJSON().searchTerm === "second";
    if (isLater) return route.fulfill(answer("The later one"));
    slowResponse = released.then(() => route.fulfill(answer("The earlier one")));
    await slowResponse;
  });
  const secondRequest = page.waitForRequest("**/api/search");
  await search(page, "first");
  await secondRequest;
  await search(page, "second");
  await expect(results(page)).toHaveText(/The later one/);
  release();
  await slowResponse;
  await search(page, "second ");
  await expect(results(page)).toHaveText(/The later one/);
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
});

const aFile = { type: "file", noteId: null, index: null, snippet: "File: radio.png" };

test("a file without a conversation is marked as such", async ({ signedIn: page, request, account }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const file = { name: "wireless.txt", mimeType: "text/plain", buffer: Buffer.from("The radio") };
  await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true });
  await search(page, "wireless");
  await expect(dialog(page).getByRole("listitem")).toContainText("File: wireless.txt");
  await expect(dialog(page).getByText("File not associated with a conversation.")).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test("a search without results says so, and its term is still there when the dialog opens again", async ({
  signedIn: page,
}) => {
  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill("nobody wrote this");
  await expect(status(page)).toHaveText("No results found.");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
  await openSearch(page);
  await expect(field(page)).toHaveValue("nobody wrote this");
});

test("more than 50 results follow by scrolling", async ({ signedIn: page }) => {
  const result = { ...aFile, conversationId: "c", projectName: "The canal", timestamp: new Date().toISOString() };
  const first = { results: Array(50).fill(result), nextCursor: "next" };
  const second = { results: Array(10).fill(result), nextCursor: null };
  await page.route("**/api/search", (route) =>
    route.fulfill({ json: route.request().postDataJSON().cursor === "next" ? second : first }),
  );
  await search(page, "radio");
  await expect(status(page)).toHaveText("The first 50 results. More follow as you scroll.");
  await results(page).first().hover();
  await page.mouse.wheel(0, 20_000);
  await expect(status(page)).toHaveText("60 results");
});

test("a misspelt term is corrected, with the correction shown, and chips limit the search", async ({
  signedIn: page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  await search(page, "narroww house");
  await expect(status(page)).toHaveText("Showing results for narrow house1 result");
  await expect(results(page)).toHaveAttribute("href", `#/conversation/${id}?search=narrow+house`);
  await expect(results(page).locator("mark")).toHaveText(["narrow", "house"]);
  const [notes, mine] = ["Notes", "My words"].map((name) => dialog(page).getByRole("button", { name }));
  await notes?.click();
  await expect(status(page)).toHaveText("No results found.");
  await mine?.click();
  await expect(results(page)).toHaveCount(1);
});

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a failed search shows the server's message, or its own if the server cannot be reached", async ({
    signedIn: page,
  }) => {
    await page.route("**/api/search", (route) => route.fulfill({ status: 503, json: { message: "Away." } }));
    await search(page, "one");
    await expect(dialog(page).getByRole("alert")).toContainText("Search failed: Away.");
    await page.unroute("**/api/search");
    await page.route("**/api/search", (route) => route.abort());
    await search(page, "two");
    await expect(dialog(page).getByRole("alert")).toContainText("Error performing search");
    await page.unroute("**/api/search");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(status(page)).toHaveText("No results found.");
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  });
});
