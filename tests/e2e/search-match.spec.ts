import type { Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { callAs, newConversation } from "../support/browser/conversation";
import { longConversation, marked, results, search } from "../support/browser/search";
import { expect, signIn, test } from "../support/browser/test";

/** The vertical position of the first marked word: 0 is the upper, 1 the lower edge of the window. */
const middleOfMatch = (page: Page) =>
  page.evaluate(() => {
    const [first] = (CSS.highlights.get("search-match") ?? []) as Iterable<Range>;
    const { top = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
    return (top + height / 2) / window.innerHeight;
  });

test("a match in a note and one in a rendered reply are scrolled to and marked", async ({
  page,
  fakeAi,
  request,
  account,
}) => {
  fakeAi.script = "Was it a light**house**, or a *mill*?";
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

test("a match at the end of a paragraph taller than the screen is scrolled to", async ({ page, request, account }) => {
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
  await expect.poll(async () => Math.abs((await middleOfMatch(page)) - 0.5)).toBeLessThan(0.2);
});

for (const [event, move] of [
  ["wheel", (page: Page) => page.mouse.wheel(0, -40)],
  ["keydown", (page: Page) => page.keyboard.press("Home")],
  ["pointerdown", (page: Page) => page.mouse.click(640, 300)],
] as const) {
  test(`a person who scrolls themselves is not scrolled to the match (${event})`, async ({
    page,
    request,
    account,
  }) => {
    const id = await longConversation(request, account);
    await page.clock.install();
    await signIn(page, account, `/conversation/${id}?search=radio&index=4`);
    await expect.poll(() => marked(page)).toEqual(["radio"]);
    await pauseClock(page);
    const seen = await page.evaluateHandle(
      (name) => ({ event: new Promise<Event>((resolve) => addEventListener(name, resolve, { once: true })) }),
      event,
    );
    await move(page);
    await seen.evaluate(async ({ event }) => void (await event));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test("an address with an unknown entry shows the conversation", async ({ page, request, account }) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account);
  for (const query of ["search=lock&index=99", "search=lock&noteId=nobody", "search=%25", "index=0"]) {
    await page.goto(`/#/conversation/${id}?${query}`);
    await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
    expect(await marked(page)).toEqual([]);
  }
});
