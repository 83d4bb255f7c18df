import type { Page } from "@playwright/test";
import { changeFeatures } from "../support/browser/change-configuration";
import { openMenuEntry, openSecondBrowser } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /\/api\/(profile|login)\b/ });

const openProfile = (page: Page) => openMenuEntry(page, "Edit Profile");
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const password = (page: Page) => page.getByLabel("New password (optional)", { exact: true });

test("a new display name is saved and is in the greeting at once, also of the next visit, until the logout", async ({
  signedIn: page,
  account,
}) => {
  await openProfile(page);
  await expect(page.getByLabel("Username")).toHaveValue(account.username);
  await expect(page.getByLabel("Username")).not.toBeEditable();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByLabel("Display name").fill("Ada 🧶");
  await save(page);
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Hi, Ada 🧶" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();

  await page.route("**/api/profile", () => {});
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hi, Ada 🧶" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ada");
});

test("fields that have always been empty are not sent", async ({ signedIn: page, account }) => {
  await openProfile(page);
  await page.getByLabel("Email").fill(`new-${account.email}`);
  const [put] = await Promise.all([page.waitForRequest((call) => call.method() === "PUT"), save(page)]);
  expect(put.postDataJSON()).toEqual({ email: `new-${account.email}` });
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
});

test("a person can choose not to be on the game's board", async ({ signedIn: page }) => {
  await openProfile(page);
  const choice = page.getByLabel("Show me in the Top 10 Scores");
  await expect(choice).toBeChecked();
  await choice.uncheck();
  const [put] = await Promise.all([page.waitForRequest((call) => call.method() === "PUT"), save(page)]);
  expect(put.postDataJSON()).toMatchObject({ showOnBoard: false });
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.reload();
  await openProfile(page);
  await expect(choice).not.toBeChecked();
});

test("an empty display name or email is refused with a message at its field", async ({ signedIn: page, account }) => {
  await openProfile(page);
  await page.getByLabel("Display name").fill("Ada");
  await save(page);
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  for (const [label, value, sentence] of [
    ["Display name", "Ada", "Display name cannot be empty"],
    ["Email", account.email, "Please enter a valid email address"],
  ] as const) {
    await page.getByLabel(label).fill("");
    await save(page);
    await expect(page.getByText("Profile updated successfully")).toBeHidden();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(value);
  }
  await save(page);
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(0);
});

type Fields = { email?: string; password?: string; displayName?: string };

const refused: [Fields, string][] = [
  [{ email: "" }, "At least one field (email, password, display name) is required"],
  [{ email: "ada@example.photo" }, "Please enter a valid email address"],
  [{ password: "12345" }, "Password must be at least 6 characters long"],
  [{ displayName: "  " }, "Display name cannot be empty"],
];

test("an invalid profile is refused with a message", async ({ signedIn: page, account }) => {
  await openProfile(page);
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  for (const [{ email = account.email, password: word = "", displayName = "" }, sentence] of refused) {
    await page.getByLabel("Email").fill(email);
    await password(page).fill(word);
    await page.getByLabel("Display name").fill(displayName);
    await save(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(sentence);
  }
});

test("a new password ends every session but this one", async ({
  signedIn: page,
  account,
  request,
  browser,
  baseURL,
}) => {
  const login = await request.post("/api/login", { data: account });
  const other = await openSecondBrowser(browser, baseURL, { ...account, ...(await login.json()) });
  await openProfile(page);
  await password(page).fill("a new password");
  await save(page);
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(password(page)).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("button", { name: "Login" })).toBeVisible();
});

test("an invalid token ends the session with a message", async ({ signedIn: page }) => {
  await openProfile(page);
  await expect(page.getByLabel("Email")).toHaveValue(/@/);
  await page.route("**/api/profile", (route) => route.fulfill({ status: 403, json: { message: "Invalid token" } }));
  await save(page);
  await expect(page.getByText("Your session has expired, please login")).toBeVisible();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a profile that fails to load shows the reason", async ({ page, signedIn }) => {
  await page.route("**/api/profile", (route) => route.fulfill({ status: 500, json: { message: "Broken" } }));
  await signedIn.reload();
  await openProfile(page);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Failed to fetch profile: Broken");
  await page.unroute("**/api/profile");
  await page.route("**/api/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Error fetching profile");
  await page.unroute("**/api/profile");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(/@/);
});

test("a profile that fails to save says so, and the typed values stay", async ({ signedIn: page }) => {
  await openProfile(page);
  await page.getByLabel("Display name").fill("Ada");
  await page.route("**/api/profile", (route) => route.abort());
  await save(page);
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Error updating profile");
  await expect(page.getByLabel("Display name")).toHaveValue("Ada");
});

test("the menu has no profile if the configuration switches it off", async ({ page, account }) => {
  await changeFeatures(page, ({ flexiFeatures }) => {
    flexiFeatures.profileEdit.enabled = false;
  });
  await signIn(page, account);
  await expect(page.getByRole("button", { name: "My data" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toHaveCount(0);
});
