import { expectVisibleFor, pauseClock } from "../support/browser/clock";
import { answerQuestions, openFirstQuestion } from "../support/browser/conversation";
import { openShare } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("question transition animation: 500 ms, acknowledgement: 3 s, share wait: about 1 s", async ({
  page,
  account,
}) => {
  await page.clock.install();
  await signIn(page, account);
  await openFirstQuestion(page);
  await expect(page.locator("form").filter({ hasText: "1 of 5" })).toHaveCSS("animation-duration", "0.5s");
  await answerQuestions(page);
  await pauseClock(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expectVisibleFor(3_000, page.getByText("Answer received, conversation started!", { exact: true }));

  await page.clock.resume();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await openShare(page, 0);
  const button = page.getByRole("dialog").getByRole("button", { name: "Share", exact: true });
  await expect(button).toBeVisible();
  await pauseClock(page);
  const marked = page.waitForResponse("**/api/share/mark/*");
  await button.click();
  await expect(button).toBeDisabled();
  await marked;
  await expectVisibleFor(1_000, page.getByText("Please wait a moment before sharing.", { exact: true }));
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
});

test("message clearing: 5 s, reset success redirect: 3 s", async ({ page, account, mailbox }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Forgot Password" }).click();
  await page.getByLabel("Email").fill(account.email);
  await pauseClock(page);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expectVisibleFor(5_000, page.getByText("Password reset email sent. Check your inbox.", { exact: true }));

  const [link = ""] = /http\S+token=[\w-]+/.exec(await mailbox.next(account.email)) ?? [];
  await page.goto(link);
  // The form is loaded after the page, and React shows it after a moment of the clock, which is stopped.
  const newPassword = page.getByLabel("New password");
  await expect.poll(() => page.clock.runFor(500).then(() => newPassword.isVisible())).toBe(true);
  await newPassword.fill("a better one");
  const update = page.getByRole("button", { name: "Update Password" });
  await update.click();
  await expect(page.getByText("Password updated successfully! Please log in.", { exact: true })).toBeVisible();
  await expectVisibleFor(3_000, update);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});
