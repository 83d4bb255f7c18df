import { logIn } from "../support/browser/account-forms";
import { expect, test } from "../support/browser/test";

// Two addresses that are refused, and others that look like paths and are opened; tests/unit/routes.test.ts has all refused ones.
const addresses = [
  "//evil.example",
  "javascript:location='https://evil.example'",
  "/%2F/evil.example",
  "/%5Cevil.example",
  "/../../evil.example",
  "/.//evil.example",
  "/@evil.example",
  "/share/post/../../../evil.example",
];

// A call that is in progress when its session ends is refused.
test.use({ expectedErrors: /status of 403 .*\/api\// });

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
  await page.goto("/");
  for (const address of addresses) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/#/login?returnUrl=${encodeURIComponent(address)}`);
    await page.getByRole("link", { name: "Register" }).click();
    await page.getByRole("link", { name: "Back to Login" }).click();
    await logIn(page, account);
    await expect(page.getByRole("navigation", { name: "Menu" }), address).toBeVisible();
    expect({ address, away }).toEqual({ address, away: [] });
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  }
});
