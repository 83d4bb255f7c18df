import type { Page, Route } from "@playwright/test";
import { fillLogin, logIn, newPerson, register } from "../support/browser/account-forms";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource/ });

const username = (page: Page) => page.getByLabel("Username");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const email = (page: Page) => page.getByLabel("Email");
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

/** The bodies of the calls of a path, as they are made. */
function sentTo(page: Page, path: string): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (request) => new URL(request.url()).pathname === path && sent.push(request.postDataJSON()));
  return sent;
}

test("somebody registers with an invitation, is told each error at its field, and logs in", async ({
  page,
  account,
}) => {
  const sent = sentTo(page, "/api/register");
  const person = newPerson();
  await test.step("a visitor who may not register is told why", async () => {
    const refusal = { code: "invitation_invalid", message: "This invitation is no longer valid." };
    await page.route("**/api/registration?invitation=gone", (route) => route.fulfill({ status: 409, json: refusal }));
    await page.goto("/#/register?invitation=gone");
    await expect(page.getByRole("status")).toHaveText(
      "This invitation is no longer valid. The person who sent it can give you a new one.",
    );
    await expect(username(page)).toHaveCount(0);
  });
  await test.step("the first field has the focus, and password managers know the fields", async () => {
    await page.goto("/#/register?invitation=good");
    await expect(username(page)).toBeFocused();
    await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
    await expect(email(page)).toHaveAttribute("autocomplete", "email");
  });
  await test.step("a wrong registration shows each error at its field, and nothing is sent", async () => {
    await register(page, { username: "ruth", password: "short", email: "ruth" });
    await expect(password(page)).toHaveAccessibleDescription("Password must be at least 6 characters long");
    await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(password(page)).toBeFocused();
    expect(sent).toEqual([]);
  });
  await test.step("a name that is taken is refused at its field, and an invitation in the address is sent along", async () => {
    await register(page, { ...person, username: account.username });
    await expect(alert(page)).toHaveText("This username is taken.");
    await expect(username(page)).toHaveAccessibleDescription("This username is taken.");
    await expect(username(page)).toBeFocused();
    expect(sent).toEqual([expect.objectContaining({ invitation: "good" })]);
  });
  await test.step("without a reason of the server a failure has its own, in red, and what was typed stays", async () => {
    for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500, json: {} })]) {
      await page.route("**/api/register", fail);
      await register(page, person);
      await expect(alert(page)).toHaveText("Error registering user");
      await expect(alert(page)).toHaveCSS("color", "rgb(173, 48, 38)");
      await expect(username(page)).toHaveValue(person.username);
    }
    await page.unroute("**/api/register");
  });
  await test.step("the login form has the user name filled in, and logging in shows the greeting", async () => {
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("status")).toHaveText("Registration successful! Please log in.");
    await expect(username(page)).toHaveValue(person.username);
    await expect(password(page)).toHaveValue(person.password);
    await expect(password(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: `Hi, ${person.username}` })).toBeVisible();
  });
});

test("a login that fails shows the reason and can be tried again, and is sent once", async ({ page, account }) => {
  const sent = sentTo(page, "/api/login");
  const button = page.getByRole("button", { name: "Login" });
  await page.goto("/");
  await test.step("the first field of every view has the focus, and password managers know the fields", async () => {
    await expect(username(page)).toBeFocused();
    await expect(username(page)).toHaveAttribute("autocomplete", "username");
    await expect(password(page)).toHaveAttribute("autocomplete", "current-password");
    await page.getByRole("button", { name: "Forgot Password" }).click();
    await expect(email(page)).toBeFocused();
    await page.getByRole("button", { name: "Back to Login" }).click();
    await expect(username(page)).toBeFocused();
  });
  await test.step("an empty form is not sent, and a password can be made visible", async () => {
    await password(page).focus();
    await button.click();
    await expect(username(page)).toBeFocused();
    await password(page).fill("open sesame");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password(page)).toHaveAttribute("type", "password");
    await expect(password(page)).toHaveValue("open sesame");
    expect(sent).toEqual([]);
  });
  await test.step("a wrong password keeps the user name", async () => {
    await logIn(page, { username: account.username, password: "wrong one" });
    await expect(alert(page)).toHaveText("Login failed: Wrong username or password");
    await expect(username(page)).toHaveValue(account.username);
    await expect(button).toBeFocused();
  });
  const failures: [string | RegExp, (route: Route) => Promise<void>][] = [
    ["Login failed: Unknown error", (route) => route.fulfill({ status: 500, json: {} })],
    [/^Error logging in: The server can't be reached\./, (route) => route.abort()],
    // A token that cannot be decoded.
    ["Login failed: Unknown error", (route) => route.fulfill({ json: { token: "nonsense" } })],
    [
      "Error logging in: Something went wrong on our side. Please try again.",
      (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel guests only</h1>" }),
    ],
  ];
  for (const [sentence, fail] of failures) {
    await test.step(`“${sentence}”`, async () => {
      await page.route("**/api/login", fail);
      await logIn(page, account);
      await expect(alert(page)).toHaveText(sentence);
      await page.unroute("**/api/login");
    });
  }
  await test.step("a second Enter does nothing while a login is in progress", async () => {
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    sent.length = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/login", async (route) => {
      await released;
      await route.continue();
    });
    await fillLogin(page, account);
    for (const _ of ["once", "twice", "thrice"]) await page.keyboard.press("Enter");
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
