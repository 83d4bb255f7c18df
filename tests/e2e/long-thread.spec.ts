import type { APIRequestContext, Page } from "@playwright/test";
import { importConversation } from "../support/browser/conversation";
import { type Account, expect, signIn, test } from "../support/browser/test";
import type { FakeAi } from "../support/fakes/ai";

const count = 120;

test.beforeEach(async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await threadOfNotes(request, account)}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await scrollRest(page);
});

/** A conversation of numbered notes, whose lengths vary between 0 and 24 repeated sentences. */
async function threadOfNotes(request: APIRequestContext, account: Account): Promise<string> {
  const timestamp = new Date().toISOString();
  const notes = Array.from({ length: count }, (_, index) => ({
    message: `Note ${index + 1}.${" The clock was wound.".repeat((index + 1) % 25)}`,
    timestamp,
    orderIndex: index + 1,
  }));
  return importConversation(request, account, { timestamp, notes });
}

const noteOf = (page: Page, number: number) => page.getByRole("article").filter({ hasText: `Note ${number}.` });
const leave = async (page: Page) => {
  await page.goto("/#/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hi, /);
};
const latest = (page: Page) => page.getByRole("button", { name: "Jump to latest" });

/** The scroll position, once the page has not moved or grown for 8 frames: the virtual list takes that long to measure new rows. */
async function scrollRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    let [last, unchanged] = ["", 0];
    while (unchanged < 8) {
      await nextFrame();
      const current = `${window.scrollY} of ${document.documentElement.scrollHeight}`;
      unchanged = current === last ? unchanged + 1 : 0;
      last = current;
    }
    return window.scrollY;
  });
}

test("a long thread opens at its title, renders only the entries near the viewport, keeps a focused one, and where a person was reading", async ({
  page,
}) => {
  await test.step("it opens at its title", async () => {
    await expect(noteOf(page, 1)).toBeVisible();
    await expect(noteOf(page, count)).toHaveCount(0);
    await latest(page).click();
    await expect(latest(page)).toHaveCount(0);
    await expect(noteOf(page, 1)).toHaveCount(0);
    expect(await page.locator("*").count()).toBeLessThanOrEqual(600);
    const last = page.getByRole("listitem").filter({ hasText: `Note ${count}.` });
    await expect(last).toHaveAttribute("aria-posinset", String(count + 1));
    await expect(last).toHaveAttribute("aria-setsize", String(count + 1));
  });
  await test.step("a focused entry keeps the focus out of view, and Shift+Tab goes on entry by entry", async () => {
    const share = noteOf(page, count).getByRole("button", { name: "Share" });
    await share.focus();
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, -8_000);
    await expect(noteOf(page, count)).not.toBeInViewport();
    await expect(share).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(share).toBeFocused();
    for (let number = count - 1; number > count - 10; number -= 1) {
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(noteOf(page, number).getByRole("button", { name: "Share" })).toBeFocused();
    }
  });
  await test.step("coming back restores the scroll position", async () => {
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, -9_000);
    await scrollRest(page);
    await page.mouse.wheel(0, 1_500);
    await scrollRest(page);
    const inSight = () =>
      page
        .getByRole("article")
        .evaluateAll((articles) =>
          articles
            .map((article) => ({ top: article.getBoundingClientRect().top, text: article.textContent?.slice(0, 20) }))
            .filter(({ top }) => top > 0 && top < window.innerHeight),
        );
    const read = await inSight();
    expect(read).not.toEqual([]);
    await leave(page);
    await page.goBack();
    await expect.poll(inSight).toEqual(read);
  });
  await test.step("at its beginning", async () => {
    await expect(async () => {
      await page.mouse.wheel(0, -4_000);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ timeout: 50 });
    }).toPass({ intervals: [50] });
    await expect(noteOf(page, 1)).toBeVisible();
    await expect(noteOf(page, count)).toHaveCount(0);
    await latest(page).click();
    await expect(noteOf(page, count)).toBeInViewport({ ratio: 1 });
    await expect(latest(page)).toHaveCount(0);
  });
  await test.step("at a search match", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("Note 17.");
    await page.getByRole("dialog", { name: "Search" }).getByRole("link").filter({ hasText: "Note 17." }).click();
    await expect(noteOf(page, 17)).toBeInViewport({ ratio: 1 });
    const marks = () => page.evaluate(() => [...(CSS.highlights.get("search-match") ?? [])].map(String));
    await expect.poll(marks).toContain("Note");
    await latest(page).click();
    await expect(noteOf(page, count)).toBeInViewport({ ratio: 1 });
  });
  await test.step("a message that is sent from above is scrolled into view with its reply", async () => {
    await page.mouse.wheel(0, -9_000);
    await scrollRest(page);
    await expect(noteOf(page, count)).not.toBeInViewport();
    await page.getByLabel("Your message").fill("The radio played.");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Copy" }).last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("article").filter({ hasText: "The radio played." }).first()).toBeInViewport();
  });
});

const scrollsUp: Record<string, (page: Page) => Promise<void>> = {
  "a notch of the wheel": (page) => page.mouse.wheel(0, -100),
  PageUp: (page) => page.keyboard.press("PageUp"),
  Home: (page) => page.keyboard.press("Home"),
};

/** Sends a message whose reply pauses after its first word. */
async function beginReply(page: Page, fakeAi: FakeAi, word: string): Promise<void> {
  fakeAi.fault = "pause";
  fakeAi.script = `${word} ${"This was long ago. ".repeat(200)}`;
  await page.getByLabel("Your message").fill("The radio played.");
  await page.keyboard.press("Enter");
  await expect(page.getByText(new RegExp(`^${word}`)).first()).toBeInViewport();
}

test("a reply that streams in scrolls only a thread that is at its end, and in a narrow window the keys skip no text", async ({
  page,
  fakeAi,
}) => {
  await test.step("scrolling up, after the window became narrower", async () => {
    await latest(page).click();
    await expect(noteOf(page, count)).toBeInViewport();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, -5_000);
    await scrollRest(page);
    const address = page.url();
    await leave(page);
    await page.setViewportSize({ width: 420, height: 700 });
    await page.goto(address);
    await latest(page).click();
    await expect(noteOf(page, count)).toBeInViewport();
    await scrollRest(page);
    for (let step = 0; step < 5; step += 1) {
      const entry = await page.evaluateHandle(() => document.elementFromPoint(40, 80)?.closest("li"));
      const top = () => entry.evaluate((element) => element?.getBoundingClientRect().top ?? Number.NaN);
      const before = await top();
      await page.mouse.wheel(0, -500);
      await scrollRest(page);
      expect(Math.abs((await top()) - before - 500)).toBeLessThan(10);
    }
  });
  await test.step("PageDown and typing, in a tall and in a low window", async () => {
    const box = page.getByRole("textbox");
    for (const height of [800, 500]) {
      await page.setViewportSize({ width: 375, height });
      await page.mouse.click(180, 100);
      await page.keyboard.press("PageUp");
      await page.keyboard.press("PageUp");
      await scrollRest(page);
      const lowest = (await box.boundingBox())?.y ?? 0;
      const entry = await page.evaluateHandle((y) => document.elementFromPoint(40, y)?.closest("li"), lowest - 30);
      const top = () => entry.evaluate((element) => element?.getBoundingClientRect().top ?? Number.NaN);
      const wasRead = lowest - 30 - (await top());
      await page.keyboard.press("PageDown");
      await scrollRest(page);
      const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
      expect((await top()) + wasRead).toBeGreaterThanOrEqual(bar);
      expect((await top()) + wasRead).toBeLessThan(lowest / 2);

      await box.focus();
      const at = await scrollRest(page);
      for (const line of ["One.", "Two.", "Three."]) {
        await page.keyboard.type(line);
        await page.keyboard.press("Shift+Enter");
      }
      expect(await scrollRest(page)).toBe(at);
      await box.fill("");
    }
  });
  await page.setViewportSize({ width: 1_280, height: 720 });
  for (const [index, [name, goUp]] of Object.entries(scrollsUp).entries()) {
    await test.step(`scrolling up by ${name} while a reply streams in is not undone`, async () => {
      await beginReply(page, fakeAi, `Reply-${index}`);
      await page.mouse.click(700, 300);
      // Rows that are measured above what is in sight change the position, but not the distance from the end.
      const fromEnd = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      const atEnd = await fromEnd();
      await goUp(page);
      await expect.poll(fromEnd).toBeGreaterThan(atEnd);
      fakeAi.resume();
      await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
      expect(await fromEnd()).toBeGreaterThan(atEnd + 50);
    });
  }
  await test.step("coming back to its end shows the end of a reply that grew meanwhile", async () => {
    await beginReply(page, fakeAi, "Reply-last");
    await leave(page);
    fakeAi.resume();
    await scrollRest(page);
    await page.goBack();
    await expect(page.getByRole("button", { name: "Copy" }).last()).toBeInViewport({ ratio: 1 });
    await expect(latest(page)).toHaveCount(0);
  });
});
