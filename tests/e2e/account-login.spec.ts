import type { Route } from "@playwright/test";
import { fillLogin, logIn, newPerson, register } from "../support/browser/account-forms";
import { expect, test } from "../support/browser/test";

test("after registering, the login form has the user name filled in, and logging in shows the greeting", async ({
  page,
}) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("link", { name: "Register" }).click();
  await register(page, person);
  await expect(page.getByRole("status")).toHaveText("Registration successful! Please log in.");
  await expect(page.getByLabel("Username")).toHaveValue(person.username);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Hi, ${person.username}` })).toBeVisible();
});

test("the first field of every view has the focus, and fields have autocomplete attributes for password managers", async ({
  page,
}) => {
  const password = page.getByLabel("Password", { exact: true });
  await page.goto("/");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await page.getByRole("button", { name: "Forgot Password" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.goto("/#/register");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email");
  await page.goto("/#/reset-password?token=t1");
  await expect(page.getByLabel("New password")).toBeFocused();
});

test("a wrong registration shows each error at its field, and nothing is sent", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/#/register");
  await register(page, { username: "ruth", password: "short", email: "ruth" });
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters long");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(password).toBeFocused();
  expect(calls).not.toContain("/api/register");
});

test.describe("an invitation", () => {
  test.use({ expectedErrors: /api\/registration/ });

  test("a visitor who may not register is told why, and an invitation in the address is sent along", async ({
    page,
  }) => {
    const refusal = {
      status: 409,
      json: { code: "invitation_invalid", message: "This invitation is no longer valid." },
    };
    await page.route("**/api/registration?invitation=gone", (route) => route.fulfill(refusal));
    await page.goto("/#/register?invitation=gone");
    await expect(page.getByRole("status")).toHaveText(
      "This invitation is no longer valid. The person who sent it can give you a new one.",
    );
    await expect(page.getByLabel("Username")).toHaveCount(0);
    await page.goto("/#/register?invitation=good");
    const sent = page.waitForRequest("**/api/register");
    await register(page, newPerson());
    expect((await sent).postDataJSON()).toMatchObject({ invitation: "good" });
  });
});

test("an empty form is not sent, and a password can be made visible", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await password.fill("open sesame");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("open sesame");
  expect(calls).not.toContain("/api/login");
});

test.describe("when a call fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a failed login shows the reason, keeps the user name, and can be tried again", async ({ page, account }) => {
    const alert = page.getByRole("main").getByRole("alert");
    await page.goto("/");
    await logIn(page, { username: account.username, password: "wrong one" });
    await expect(alert).toHaveText("Login failed: Wrong username or password");
    await expect(page.getByLabel("Username")).toHaveValue(account.username);
    await expect(page.getByRole("button", { name: "Login" })).toBeFocused();

    const failures: [string | RegExp, (route: Route) => Promise<void>][] = [
      ["Login failed: Unknown error", (route) => route.fulfill({ status: 500, json: {} })],
      [/^Error logging in: The server cannot be reached\./, (route) => route.abort()],
      // A token that cannot be decoded.
      ["Login failed: Unknown error", (route) => route.fulfill({ json: { token: "nonsense" } })],
      [
        "Error logging in: Something went wrong on our side. Please try again.",
        (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel guests only</h1>" }),
      ],
    ];
    for (const [sentence, fail] of failures) {
      await page.route("**/api/login", fail);
      await logIn(page, account);
      await expect(alert).toHaveText(sentence);
    }
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await page.unroute("**/api/login");
    await logIn(page, account);
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  });

  test("a failed registration shows the server's message, or else its own", async ({ page, account }) => {
    await page.goto("/#/register");
    await register(page, { ...newPerson(), username: account.username });
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("This username is taken.");
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription("This username is taken.");
    await expect(page.getByLabel("Username")).toBeFocused();
    await page.route("**/api/register", (route) => route.abort());
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Error registering user");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCSS("color", "rgb(173, 48, 38)");
    await expect(page.getByLabel("Username")).toHaveValue(account.username);
  });
});

test("a second Enter does nothing while a login is in progress", async ({ page, account }) => {
  let calls = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/login", async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  await page.goto("/");
  await fillLogin(page, account);
  for (const _ of ["once", "twice", "thrice"]) await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: "Login" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  expect(calls).toBe(1);
});
