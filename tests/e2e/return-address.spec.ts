import { logIn } from "../support/browser/account-forms";
import { expect, test } from "../support/browser/test";

// One that is refused, and others that look like paths and are opened; tests/unit/routes.test.ts has all refused ones.
const addresses = [
  "javascript:location='https://evil.example'",
  "/%2F/evil.example",
  "/%5Cevil.example",
  "/../../evil.example",
  "/.//evil.example",
  "/@evil.example",
  "/share/post/../../../evil.example",
];

const loginWith = (address: string) => `/#/login?returnUrl=${encodeURIComponent(address)}`;

test("no return address leads away from the app, neither from the login nor from the registration", async ({
  page,
  account,
}) => {
  const away: string[] = [];
  page.on("framenavigated", (frame) => {
    if (!/^(about:|http:\/\/localhost)/.test(frame.url())) away.push(frame.url());
  });
  page.on("request", (request) => {
    if (request.url().includes("//evil")) away.push(request.url());
  });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await test.step("after the registration and the login", async () => {
    await page.goto(loginWith("//evil.example"));
    await page.getByRole("link", { name: "Register" }).click();
    await page.getByRole("link", { name: "Back to Login" }).click();
    await logIn(page, account);
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(/\/#\/$/);
  });
  for (const address of addresses) {
    await test.step(`${address}, for somebody who is signed in`, async () => {
      await page.goto(loginWith(address));
      await expect(page).not.toHaveURL(/returnUrl/);
      await expect(menu).toBeVisible();
      expect(away).toEqual([]);
    });
  }
  expect(away).toEqual([]);
});
