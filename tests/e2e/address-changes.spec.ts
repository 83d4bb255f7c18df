import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/browser/test";

type Moment = { write: number; isBefore: boolean };

/** Opens the registration in the address, as a link or a bookmark would, around the n-th time that a script writes the address. */
const registerAround = (page: Page, moment: Moment) =>
  page.addInitScript(({ write, isBefore }) => {
    const { replaceState } = window.history;
    const register = () => {
      window.location.hash = "#/register";
    };
    let writes = 0;
    window.history.replaceState = (...written) => {
      writes += 1;
      if (writes === write && isBefore) register();
      replaceState.apply(window.history, written);
      if (writes === write && !isBefore) queueMicrotask(register);
    };
  }, moment);

async function expectRegistration(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
  await expect(page).toHaveURL(/#\/register$/);
}

test("an address that changes just before Next's router takes over the page is opened", async ({ page }) => {
  await registerAround(page, { write: 1, isBefore: true });
  await page.goto("/#/login");
  await expectRegistration(page);
});

// Next's router writes the address first, when it takes over; the second write is the redirect, the third the router's reaction.
for (const [when, moment] of [
  ["after", { write: 2, isBefore: false }],
  ["before Next's router has followed", { write: 3, isBefore: true }],
] as const) {
  test(`an address that changes ${when} a redirect is opened`, async ({ page, account }) => {
    await registerAround(page, moment);
    await signIn(page, account, "/login");
    await expectRegistration(page);
  });
}
