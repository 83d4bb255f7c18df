import type { Page, Route } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
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

test("what was written is found, with its misspellings corrected, and opened with the keyboard alone", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  fakeAi.script = "What stood on the table?";
  const id = await longConversation(request, account);
  const headers = { authorization: `Bearer ${account.token}` };
  const file = { name: "wireless.txt", mimeType: "text/plain", buffer: Buffer.from("The radio") };
  await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true });
  await signIn(page, account, `/conversation/${id}`);
  await page.getByLabel("Your message").click();

  await test.step("text typed while the dialog loads is in its field, and Enter opens the first result once there is one", async () => {
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
    await page.unroute("**/_next/static/**");
  });

  await test.step("a search without results says so, and its term is still there when the dialog opens again", async () => {
    await page.getByRole("button", { name: "Search" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Search" })).toBeVisible();
    await field(page).fill("zeppelin");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("No results found.");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
    await openSearch(page);
    await expect(field(page)).toHaveValue("zeppelin");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("an Enter has no effect once the term has changed", async () => {
    await search(page, "zeppelin");
    await expect(status(page)).toHaveText("No results found.");
    await page.keyboard.press("Enter");
    await field(page).fill("table");
    await expect(results(page).first()).toContainText("Flexi: What stood on the table?");
  });

  await test.step("a result that gets the focus is scrolled fully into view in every browser, with the ring around it", async () => {
    const all = await results(page).all();
    const list = dialog(page).getByRole("list").last();
    expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100);
    for (const result of all) {
      await page.keyboard.press("ArrowDown");
      await expect(result).toBeFocused();
      expect(await result.evaluate(cutOfRing)).toBe(0);
    }
    // Firefox scrolls only until a part of the row is visible.
    await page.evaluate(() => {
      const focus = HTMLElement.prototype.focus;
      HTMLElement.prototype.focus = function () {
        focus.call(this, { preventScroll: true });
      };
    });
    for (const result of all.toReversed().slice(1)) {
      await page.keyboard.press("ArrowUp");
      await expect(result).toBeFocused();
      expect(await result.evaluate(cutOfRing)).toBe(0);
    }
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
  });

  await test.step("a file without a conversation is marked as such", async () => {
    await field(page).fill("wireless");
    await expect(dialog(page).getByRole("listitem")).toHaveText([/File: wireless.txt/]);
    await expect(dialog(page).getByText("File not associated with a conversation.")).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  await test.step("a misspelt term is corrected, with the correction shown, and chips limit the search", async () => {
    await field(page).fill("narroww house");
    await expect(status(page)).toHaveText("Showing results for narrow house1 result");
    await expect(results(page)).toHaveAttribute("href", `#/conversation/${id}?search=narrow+house`);
    await expect(results(page).locator("mark")).toHaveText(["narrow", "house"]);
    await expect(results(page)).toContainText("You: The narrow house at lock 12.");
    const [notes, mine] = ["Notes", "My words"].map((name) => dialog(page).getByRole("button", { name }));
    await notes?.click();
    await expect(status(page)).toHaveText("No results found.");
    await mine?.click();
    await expect(results(page)).toHaveCount(1);
  });

  await test.step("results are counted and marked, and Enter opens the focused one at its match, also after a reload", async () => {
    await field(page).fill("CAFE door");
    await expect(status(page)).toHaveText("1 result");
    await expect(results(page).locator("mark")).toHaveText(["café", "door"]);
    await field(page).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/#/conversation/${id}?search=CAFE+door&index=4`);
    const match = page.getByText("A café with a red door, and a radio.", { exact: true });
    await expect(match).toBeInViewport({ ratio: 1 });
    await expect.poll(() => marked(page)).toEqual(expect.arrayContaining(["café", "door"]));
    await page.reload();
    await expect(match).toBeInViewport({ ratio: 1 });
    await expect.poll(() => marked(page)).toEqual(expect.arrayContaining(["café", "door"]));
  });
});

test.describe("when the server is slow, has much to answer or fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const aFile = { type: "file", noteId: null, index: null, snippet: "File: radio.png", conversationId: "c" };
  const resultOf = (projectName: string) => ({ ...aFile, projectName, timestamp: new Date().toISOString() });

  test("a search shows what the last term found, page by page, or why it failed", async ({ signedIn: page }) => {
    let answer = (_: { searchTerm: string; cursor?: string }): Parameters<Route["fulfill"]>[0] | null => null;
    await page.route("**/api/search", (route) => {
      const answered = answer(route.request().postDataJSON());
      return answered ? route.fulfill(answered) : route.abort();
    });

    await test.step("it starts 300 ms after the last key press", async () => {
      const terms: string[] = [];
      answer = ({ searchTerm }) => {
        terms.push(searchTerm);
        return { json: { results: [] } };
      };
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
      await page.clock.resume();
    });

    await test.step("more than 50 results follow by scrolling", async () => {
      answer = ({ cursor }) =>
        cursor === "next"
          ? { json: { results: Array(10).fill(resultOf("The canal")), nextCursor: null } }
          : { json: { results: Array(50).fill(resultOf("The canal")), nextCursor: "next" } };
      await field(page).fill("many");
      await expect(status(page)).toHaveText("The first 50 results. More follow as you scroll.");
      await results(page).first().hover();
      await page.mouse.wheel(0, 20_000);
      await expect(status(page)).toHaveText("60 results");
    });

    await test.step("a failure shows the server's message, or its own if the server cannot be reached", async () => {
      answer = () => ({ status: 503, json: { message: "Away." } });
      await field(page).fill("one");
      await expect(dialog(page).getByRole("alert")).toContainText("Search failed: Away.");
      answer = () => null;
      await field(page).fill("two");
      await expect(dialog(page).getByRole("alert")).toContainText("Error performing search");
      answer = () => ({ json: { results: [] } });
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect(status(page)).toHaveText("No results found.");
      await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    });

    await test.step("a slow response to an earlier term is ignored, and an empty term clears the results", async () => {
      const releaseFirst = await holdSearch(page, "first", { json: { results: [resultOf("The earlier one")] } });
      answer = () => ({ json: { results: [resultOf("The later one")] } });
      const firstRequest = page.waitForRequest("**/api/search");
      await field(page).fill("first");
      await firstRequest;
      await field(page).fill("second");
      await expect(results(page)).toHaveText(/The later one/);
      await releaseFirst();
      await field(page).fill("second ");
      await expect(results(page)).toHaveText(/The later one/);
      await field(page).fill("");
      await expect(results(page)).toHaveCount(0);
      await expect(status(page)).toBeEmpty();
    });
  });

  /** Answers the search for this term only when the returned function is called. */
  async function holdSearch(page: Page, term: string, answer: Parameters<Route["fulfill"]>[0]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answered = Promise.resolve();
    await page.route("**/api/search", (route) => {
      if (route.request().postDataJSON().searchTerm !== term) return route.fallback();
      answered = released.then(() => route.fulfill(answer));
      return answered;
    });
    return () => {
      release();
      return answered;
    };
  }
});
