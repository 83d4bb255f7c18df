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

test("an address that changes while the page starts is opened", async ({ page, account }) => {
  // Next's router writes the address first, when it takes over; the second write is the redirect, the third the router's reaction.
  for (const [when, moment, open] of [
    ["just before Next's router takes over the page", { write: 1, isBefore: true }, () => page.goto("/#/login")],
    ["after a redirect", { write: 2, isBefore: false }, () => signIn(page, account, "/login")],
    [
      "before Next's router has followed a redirect",
      { write: 3, isBefore: true },
      () => signIn(page, account, "/login"),
    ],
  ] as const) {
    await test.step(when, async () => {
      const change = await registerAround(page, moment);
      await open();
      await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
      await expect(page).toHaveURL(/#\/register$/);
      await change.dispose();
    });
  }
});
