import type { APIRequestContext, Page } from "@playwright/test";
import { stopTime } from "../support/clock";
import { type Account, expect, signIn, test } from "../support/e2e";
import { callAs, newConversation } from "../support/memory";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("searchbox");
const results = (page: Page) => dialog(page).getByRole("link");
const status = (page: Page) => dialog(page).getByRole("status");
const marked = (page: Page) =>
  page.evaluate(() => Array.from(CSS.highlights.get("search-hit") ?? [], (range) => String(range)));
/** How far down the screen the first marked word is: 0 its upper, 1 its lower edge. */
const middleOfHit = (page: Page) =>
  page.evaluate(() => {
    const [first] = (CSS.highlights.get("search-hit") ?? []) as Iterable<Range>;
    const { top = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
    return (top + height / 2) / window.innerHeight;
  });

async function openSearch(page: Page) {
  await expect(page.getByRole("navigation")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, term: string) {
  if (!(await dialog(page).isVisible())) await openSearch(page);
  await field(page).fill(term);
}

/** How many pixels of the ring around a focused row its list does not show. */
function cutOfRing(row: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(row);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const [inner, outer] = [row.getBoundingClientRect(), row.closest("ul, ol")?.getBoundingClientRect()];
  return outer ? Math.max(0, ring + outer.top - inner.top, ring + inner.bottom - outer.bottom) : ring;
}

/** A conversation with many turns, so that most of it is out of sight. */
async function longConversation(request: APIRequestContext, account: Account) {
  const conversationId = await newConversation(request, account, "The canal");
  for (let place = 0; place < 12; place += 1) {
    const message = place === 4 ? "A café with a red door, and a radio." : `${"Something else. ".repeat(20)}${place}`;
    await callAs(request, account, "/api/grok", { conversationId, message });
  }
  return conversationId;
}

test("what is found is counted, marked, walked with the arrows and opened with Enter", async ({
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

test("the ring around a result is whole, wherever the list is scrolled to", async ({ page, request, account }) => {
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

test("a hit in a note and one in a rendered reply are gone to and marked", async ({
  page,
  companion,
  request,
  account,
}) => {
  companion.script = "Was it a light**house**, or a *mill*?";
  const id = await longConversation(request, account);
  const { note } = await callAs<{ note: { _id: string } }>(request, account, "/api/add-note", {
    conversationId: id,
    content: "Ask Ruth about the lighthouse keeper.",
  });
  await signIn(page, account);
  await search(page, "keeper");
  await results(page).click();
  await expect(page).toHaveURL(`/#/conversation/${id}?search=keeper&noteId=${note._id}`);
  await expect(page.getByText("Ask Ruth about")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => marked(page)).toEqual(["keeper"]);

  await page.goto(`/#/conversation/${id}?search=lighthouse&index=2`);
  await expect.poll(() => marked(page)).toEqual(["lighthouse"]);
  await expect(page.getByText("Was it a light").nth(3)).toBeInViewport({ ratio: 1 });
});

test("a hit at the end of a paragraph taller than the screen is gone to", async ({ page, request, account }) => {
  const id = await newConversation(request, account, "The canal");
  const content = `${"lock\n".repeat(110)}keeper`;
  const { note } = await callAs<{ note: { _id: string } }>(request, account, "/api/add-note", {
    conversationId: id,
    content,
  });
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, account, `/conversation/${id}?search=keeper&noteId=${note._id}`);
  await expect.poll(() => marked(page)).toEqual(["keeper"]);
  // Below it is the box for the next message.
  await expect.poll(async () => Math.abs((await middleOfHit(page)) - 0.5)).toBeLessThan(0.2);
});

test("an address that names no entry is harmless", async ({ page, request, account }) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account);
  for (const query of ["search=lock&index=99", "search=lock&noteId=nobody", "search=%25", "index=0"]) {
    await page.goto(`/#/conversation/${id}?${query}`);
    await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
    expect(await marked(page)).toEqual([]);
  }
});

test("a search waits until the typing stands still for 300 ms", async ({ signedIn: page }) => {
  const terms: string[] = [];
  await page.route("**/api/search", async (route) => {
    terms.push(route.request().postDataJSON().searchTerm);
    await route.fulfill({ json: { results: [] } });
  });
  await page.clock.install();
  await openSearch(page);
  await stopTime(page);
  for (const letter of "radio") {
    await page.keyboard.type(letter);
    await page.clock.runFor(299);
  }
  expect(terms).toEqual([]);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText("No results found.");
  expect(terms).toEqual(["radio"]);
});

test("a late answer to an earlier term is dropped, and an empty term clears", async ({ signedIn: page }) => {
  const answer = (projectName: string) => ({
    json: { results: [{ ...aFile, conversationId: "c", projectName, timestamp: new Date().toISOString() }] },
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let late = Promise.resolve();
  await page.route("**/api/search", async (route) => {
    const isLater = route.request().postDataJSON().searchTerm === "second";
    if (isLater) return route.fulfill(answer("The later one"));
    late = released.then(() => route.fulfill(answer("The earlier one")));
    await late;
  });
  const asked = page.waitForRequest("**/api/search");
  await search(page, "first");
  await asked;
  await search(page, "second");
  await expect(results(page)).toHaveText(/The later one/);
  release();
  await late;
  await search(page, "second ");
  await expect(results(page)).toHaveText(/The later one/);
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
});

const aFile = { type: "file", noteId: null, index: null, snippet: "File: radio.png" };

test("a file that belongs to no conversation says so", async ({ signedIn: page, request, account }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const file = { name: "wireless.txt", mimeType: "text/plain", buffer: Buffer.from("The radio") };
  await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true });
  await search(page, "wireless");
  await expect(dialog(page).getByRole("listitem")).toContainText("File: wireless.txt");
  await expect(dialog(page).getByText("File not associated with a conversation.")).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test("nothing found is said, and the term is still there when the search opens again", async ({ signedIn: page }) => {
  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill("nobody wrote this");
  await expect(status(page)).toHaveText("No results found.");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
  await openSearch(page);
  await expect(field(page)).toHaveValue("nobody wrote this");
});

test("at the limit it is said that there may be more", async ({ signedIn: page }) => {
  const result = { ...aFile, conversationId: "c", projectName: "The canal", timestamp: new Date().toISOString() };
  await page.route("**/api/search", (route) => route.fulfill({ json: { results: Array(50).fill(result) } }));
  await search(page, "radio");
  await expect(status(page)).toHaveText("The newest 50 results");
});

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("what the server says about a failed search is told, and its absence too", async ({ signedIn: page }) => {
    await page.route("**/api/search", (route) => route.fulfill({ status: 503, json: { message: "Away." } }));
    await search(page, "one");
    await expect(dialog(page).getByRole("alert")).toHaveText("Search failed: Away.");
    await page.unroute("**/api/search");
    await page.route("**/api/search", (route) => route.abort());
    await search(page, "two");
    await expect(dialog(page).getByRole("alert")).toHaveText("Error performing search");
    await page.unroute("**/api/search");
    await search(page, "three");
    await expect(status(page)).toHaveText("No results found.");
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  });
});
