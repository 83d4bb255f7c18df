import type { Page } from "@playwright/test";
import { expectForExactly, expectVisibleFor, pauseClock } from "../support/browser/clock";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openShare } from "../support/browser/sharing";
import {
  type Constant,
  messageFromCall,
  namesOf,
  openConversation,
  press,
  proveConstants,
  type Stage,
  test,
} from "../support/browser/spec-sentences";
import { expect, signIn } from "../support/browser/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const exactText = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });

/** Opens a conversation at a search match far from both ends, with the clock paused. Returns the match's element. */
async function openMatch({ page, request, account }: Stage) {
  const conversationId = await newConversation(request, account);
  const others = Array<string>(5).fill("Something else. ".repeat(30));
  for (const message of [...others, "The radio played.", ...others]) {
    await messageFromCall({ request, account }, "POST", "/api/grok", { conversationId, message });
  }
  await page.clock.install();
  await signIn(page, account, `/conversation/${conversationId}`);
  const match = exactText(page, "The radio played.");
  await expect(match).toBeAttached();
  await pauseClock(page);
  await page.goto(`/#/conversation/${conversationId}?search=radio&index=5`);
  return match;
}

const guide: Constant[] = [
  {
    constant: "question transition animation: 500 ms",
    prove: async ({ page, account }) => {
      await page.clock.install();
      await signIn(page, account);
      await openFirstQuestion(page);
      await expect(page.locator("form").filter({ hasText: "1 of 5" })).toHaveCSS("animation-duration", "0.5s");
    },
  },
  {
    constant: "acknowledgement: 3 s",
    prove: async ({ page }) => {
      await answerQuestions(page);
      await pauseClock(page);
      await press(page, "Submit");
      const acknowledged = exactText(page, "Answer received, conversation started!");
      await expectVisibleFor(3_000, acknowledged);
    },
  },
];

const password: Constant[] = [
  {
    constant: "message clearing: 5 s",
    prove: async ({ page, account }) => {
      await page.clock.install();
      await page.goto("/");
      await press(page, "Forgot Password");
      await page.getByLabel("Email").fill(account.email);
      await pauseClock(page);
      await press(page, "Send Reset Email");
      const message = exactText(page, "Password reset email sent. Check your inbox.");
      await expectVisibleFor(5_000, message);
    },
  },
  {
    constant: "reset success redirect: 3 s",
    prove: async ({ page, account, mailbox }) => {
      const [link = ""] = /http\S+token=[\w-]+/.exec(await mailbox.next(account.email)) ?? [];
      await page.goto(link);
      // The form is loaded after the page, and React shows it after a moment of the clock, which is stopped.
      const newPassword = page.getByLabel("New password");
      await expect.poll(() => page.clock.runFor(500).then(() => newPassword.isVisible())).toBe(true);
      await newPassword.fill("a better one");
      await press(page, "Update Password");
      await expect(exactText(page, "Password updated successfully! Please log in.")).toBeVisible();
      const form = page.getByRole("button", { name: "Update Password" });
      await expectVisibleFor(3_000, form);
      await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    },
  },
];

/** Scrolls the page as content that loads above the match would, without any input event. */
const moveAway = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

const match: Constant[] = [
  {
    constant: "search-scroll delay: 1 s",
    prove: async (stage) => {
      const { page } = stage;
      const match = await openMatch(stage);
      // The match is scrolled to at once, and again after the delay in case the page has moved meanwhile.
      await expect(match).toBeInViewport();
      await moveAway(page);
      await expectForExactly(
        page,
        1_000,
        () => expect(match).not.toBeInViewport(),
        () => expect(match).toBeInViewport(),
      );
    },
  },
  {
    constant: "scroll retry: every 500 ms, up to 10 s",
    prove: async ({ page }) => {
      const match = exactText(page, "The radio played.");
      for (const _ of Array(18)) {
        await moveAway(page);
        await page.clock.runFor(499);
        await expect(match).not.toBeInViewport();
        await page.clock.runFor(1);
        await expect(match).toBeInViewport();
      }
      await moveAway(page);
      await page.clock.runFor(2_000);
      await expect(match).not.toBeInViewport();
    },
  },
];

const shareWait: Constant = {
  constant: "share wait: about 1 s",
  prove: async (stage) => {
    const { page } = stage;
    await page.clock.install();
    await openConversation(stage);
    await openShare(page, 0);
    const button = page.getByRole("dialog").getByRole("button", { name: "Share", exact: true });
    await expect(button).toBeVisible();
    await pauseClock(page);
    await button.click();
    await expect(button).toBeDisabled();
    const waiting = exactText(page, "Please wait a moment before sharing.");
    await expectVisibleFor(1_000, waiting);
    await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
  },
};

const scenes = [guide, password, match, [shareWait]];

for (const scene of scenes) test(namesOf(scene), ({ stage }) => proveConstants(scene, stage));
