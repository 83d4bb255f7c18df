import type { Page } from "@playwright/test";
import { expectForExactly, pauseClock } from "../support/browser/clock";
import { callAs } from "../support/browser/conversation";
import { longConversation, marked, results, search } from "../support/browser/search";
import { expect, signIn, test } from "../support/browser/test";

/** The vertical position of the first marked word: 0 is the upper, 1 the lower edge of the window. */
const middleOfMatch = (page: Page) =>
  page.evaluate(() => {
    const [first] = (CSS.highlights.get("search-match") ?? []) as Iterable<Range>;
    const { top = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
    return (top + height / 2) / window.innerHeight;
  });

test("a match is scrolled to and marked, in a note, a rendered reply and at the end of a text taller than the screen", async ({
  page,
  fakeAi,
  request,
  account,
}) => {
  fakeAi.script = "Was it a light**house**, or a *mill*?";
  const id = await longConversation(request, account);
  const addNote = async (content: string) =>
    (await callAs<{ note: { _id: string } }>(request, account, "/api/add-note", { conversationId: id, content })).note;
  const note = await addNote("Ask Ruth about the lighthouse keeper.");
  const tallNote = await addNote(`${"lock\n".repeat(110)}warden`);
  await signIn(page, account);
  await search(page, "keeper");
  await results(page).click();
  await expect(page).toHaveURL(`/#/conversation/${id}?search=keeper&noteId=${note._id}`);
  await expect(page.getByText("Ask Ruth about")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => marked(page)).toEqual(["keeper"]);

  await page.goto(`/#/conversation/${id}?search=lighthouse&index=2`);
  await expect.poll(() => marked(page)).toEqual(["lighthouse"]);
  await expect(page.locator("li[data-match]").getByText("Was it a light")).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/#/conversation/${id}?search=warden&noteId=${tallNote._id}`);
  await expect.poll(() => marked(page)).toEqual(["warden"]);
  // Below it is the box for the next message.
  await expect.poll(async () => Math.abs((await middleOfMatch(page)) - 0.5)).toBeLessThan(0.2);

  for (const query of ["search=lock&index=99", "search=lock&noteId=nobody", "search=%25", "index=0"]) {
    await test.step(`the conversation is shown without a match: ${query}`, async () => {
      await page.goto(`/#/conversation/${id}?${query}`);
      await expect(page.getByRole("heading", { name: "The canal" })).toBeAttached();
      await expect.poll(() => marked(page)).toEqual([]);
    });
  }
});

test("a match is scrolled to after 1 s and every 500 ms up to 10 s, unless the person scrolls", async ({
  page,
  request,
  account,
}) => {
  const id = await longConversation(request, account);
  await page.clock.install();
  await signIn(page, account, `/conversation/${id}`);
  const match = page.getByText("A café with a red door, and a radio.", { exact: true });
  await expect(match).toBeAttached();
  await pauseClock(page);
  /** Scrolls as content that loads above the match would, without any input event. */
  const moveAway = () => page.evaluate(() => window.scrollTo(0, 0));
  const expectScrollAfter = async (ms: number) => {
    await moveAway();
    const isAway = () => expect(match).not.toBeInViewport();
    await expectForExactly(page, ms, isAway, () => expect(match).toBeInViewport());
  };

  await test.step("at once and after 1 s, in case the page has moved meanwhile", async () => {
    await page.goto(`/#/conversation/${id}?search=radio&index=4`);
    await expect.poll(() => marked(page)).toEqual(["radio"]);
    await expect(match).toBeInViewport();
    await expectScrollAfter(1_000);
  });

  await test.step("then every 500 ms, up to 10 s", async () => {
    for (const _ of [1.5, 2]) await expectScrollAfter(500);
    await page.clock.runFor(7_000);
    for (const _ of [9.5, 10]) await expectScrollAfter(500);
    await moveAway();
    await page.clock.runFor(2_000);
    await expect(match).not.toBeInViewport();
  });

  for (const [event, term, move] of [
    ["wheel", "café", () => page.mouse.wheel(0, -40)],
    ["pointerdown", "with", () => page.mouse.click(640, 300)],
    ["keydown", "radio", () => page.keyboard.press("Home")],
  ] as const) {
    await test.step(`not after a person has scrolled themselves (${event})`, async () => {
      await page.goto(`/#/conversation/${id}?search=${term}&index=4`);
      await expect.poll(() => marked(page)).toEqual([term]);
      // The browser may still be scrolling for the event before.
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(match).toBeInViewport({ timeout: 100 });
      }).toPass();
      const seen = await page.evaluateHandle(
        (name) => ({ event: new Promise<Event>((resolve) => addEventListener(name, resolve, { once: true })) }),
        event,
      );
      await move();
      await seen.evaluate(async ({ event }) => void (await event));
      await moveAway();
      await page.clock.runFor(10_000);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});
