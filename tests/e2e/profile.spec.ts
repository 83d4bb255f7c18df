import type { Page, Route } from "@playwright/test";
import { holdResponses } from "../support/browser/hold-responses";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /\/api\/(profile|login)\b/ });

const openProfile = (page: Page) => openMenuEntry(page, "Edit Profile");
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const displayName = (page: Page) => page.getByLabel("Display name");
const password = (page: Page) => page.getByLabel("New password (optional)", { exact: true });
const currentPassword = (page: Page) => page.getByLabel("Current password", { exact: true });
const board = (page: Page) => page.getByLabel("Show me in the Top 10 Scores");
const devices = (page: Page) => page.getByRole("region", { name: "Where you're logged in" }).getByRole("listitem");
const updated = (page: Page) => page.getByText("Profile updated successfully");
const alert = (page: Page) => page.getByRole("dialog").getByRole("alert");

/** Saves, and returns what was sent. */
async function saved(page: Page): Promise<unknown> {
  const isDone = page.waitForResponse((response) => response.request().method() === "PUT");
  await save(page);
  const response = await isDone;
  expect(response.status()).toBe(200);
  await expect(updated(page)).toBeInViewport();
  return response.request().postDataJSON();
}

test("a person changes the profile, and what was changed is there at once and at the next visit, until the logout", async ({
  signedIn: page,
  account,
  request,
}) => {
  await openProfile(page);
  await test.step("the user name cannot be changed, and fields that have always been empty are not sent", async () => {
    await expect(page.getByLabel("Username")).toHaveValue(account.username);
    await expect(page.getByLabel("Username")).not.toBeEditable();
    await expect(email(page)).toHaveValue(account.email);
    await expect(currentPassword(page)).toHaveCount(0);
    await email(page).fill(`new-${account.email}`);
    await currentPassword(page).fill(account.password);
    expect(await saved(page)).toEqual({ email: `new-${account.email}`, currentPassword: account.password });
    await expect(currentPassword(page)).toHaveCount(0);
  });
  await test.step("a person can choose not to be on the game's board", async () => {
    await expect(board(page)).toBeChecked();
    await board(page).uncheck();
    expect(await saved(page)).toMatchObject({ showOnBoard: false });
  });
  await test.step("and can choose to be told of contributions by mail", async () => {
    const mails = page.getByLabel("Email me when somebody writes to a memory I share");
    await expect(mails).not.toBeChecked();
    await mails.check();
    expect(await saved(page)).toMatchObject({ mailAboutOffers: true });
    await page.reload();
    await openProfile(page);
    await expect(mails).toBeChecked();
  });
  await test.step("the size of the text is chosen for this device, and is there before the app has loaded", async () => {
    const rem = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.getByRole("button", { name: "150%" }).click();
    expect(await rem()).toBe("24px");
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("body")).toBeAttached();
    expect(await rem()).toBe("24px");
    await openProfile(page);
    await page.getByRole("button", { name: "100%" }).click();
    expect(await rem()).toBe("16px");
  });
  const logInElsewhere = async () => {
    const headers = {
      "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
    };
    return (await request.post("/api/login", { data: account, headers })).json();
  };
  await test.step("other devices that are signed in are listed, and are logged out one by one or together", async () => {
    for (const button of ["Log out Firefox on Windows", "Log out everywhere else"]) {
      await logInElsewhere();
      await page.keyboard.press("Escape");
      await openProfile(page);
      await expect(devices(page)).toHaveText([/This device/, /^Firefox on Windows.*Last seen/]);
      await page.getByRole("button", { name: button }).click();
      await expect(devices(page)).toHaveText([/This device/]);
    }
  });
  await test.step("a common password is named as such", async () => {
    await password(page).fill("Password1");
    await expect(password(page)).toHaveAccessibleDescription(/very common password/);
    await password(page).fill(account.username);
    await expect(password(page)).toHaveAccessibleDescription(/your own name/);
  });
  await test.step("a new password ends every session but this one", async () => {
    const other = await logInElsewhere();
    await password(page).fill("a new password");
    await currentPassword(page).fill(account.password);
    expect(await saved(page)).toMatchObject({ password: "a new password" });
    await expect(password(page)).toHaveValue("");
    await expect(devices(page)).toHaveCount(1);
    const headers = { authorization: `Bearer ${other.token}` };
    expect((await request.get("/api/profile", { headers })).status()).toBe(403);
  });
  await test.step("a new display name is in the greeting at once", async () => {
    await displayName(page).fill("Ada 🧶");
    await saved(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Hi, Ada 🧶" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();
  });
  await test.step("one that was typed and not saved is there when the profile is opened again, and says so", async () => {
    await openProfile(page);
    await displayName(page).fill("Ida");
    await page.keyboard.press("Escape");
    await openProfile(page);
    await expect(displayName(page)).toHaveValue("Ida");
    await expect(displayName(page)).toHaveAccessibleDescription("Not saved yet");
    await displayName(page).fill("Ada 🧶");
    await expect(displayName(page)).toHaveAccessibleDescription("");
    await page.keyboard.press("Escape");
  });
  await test.step("and of the next visit, before the profile has loaded", async () => {
    const answer = await holdResponses(page, "**/api/profile");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Hi, Ada 🧶" })).toBeVisible();
    await answer();
    await openProfile(page);
    await expect(displayName(page)).toHaveValue("Ada 🧶");
    await expect(board(page)).not.toBeChecked();
    await page.keyboard.press("Escape");
  });
  await test.step("until the logout", async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ada");
  });
});

type Fields = { email?: string; password?: string; displayName?: string };

const refused: [Fields, string][] = [
  [{ email: "" }, "At least one field (email, password, display name) is required"],
  [{ email: "ada@example.photo" }, "Please enter a valid email address"],
  [{ password: "12345" }, "Password must be at least 6 characters long"],
  [{ displayName: "  " }, "Display name cannot be empty"],
];

test("a profile that cannot be loaded or saved says why, and what was typed stays", async ({ page, account }) => {
  const answerWith = async (answer: (route: Route) => Promise<void>) => {
    await page.unroute("**/api/profile");
    await page.route("**/api/profile", answer);
  };
  // The page may read the profile at any time: only what it saves is answered.
  const answerSaveWith = (answer: (route: Route) => Promise<void>) =>
    answerWith((route) => (route.request().method() === "PUT" ? answer(route) : route.fallback()));
  await test.step("a profile that fails to load shows the reason", async () => {
    await answerWith((route) => route.fulfill({ status: 500, json: { message: "Broken" } }));
    await signIn(page, account);
    await openProfile(page);
    await expect(alert(page)).toContainText("Failed to fetch profile: Broken");
    await answerWith((route) => route.abort());
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(alert(page)).toContainText("Error fetching profile");
    await page.unroute("**/api/profile");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(email(page)).toHaveValue(account.email);
  });
  await test.step("an invalid profile is refused with a message", async () => {
    for (const [fields, sentence] of refused) {
      await email(page).fill(fields.email ?? account.email);
      await password(page).fill(fields.password ?? "");
      await displayName(page).fill(fields.displayName ?? "");
      if (fields.email || fields.password) await currentPassword(page).fill(account.password);
      await save(page);
      await expect(alert(page)).toHaveText(sentence);
    }
    await displayName(page).fill("Ada");
    await saved(page);
  });
  for (const [typed, sentence] of [
    ["", "Please enter your current password."],
    ["not this one", "Wrong password"],
  ] as const) {
    await test.step(`a new address with the current password “${typed}” is refused, and what was typed stays`, async () => {
      await email(page).fill(`new-${account.email}`);
      await currentPassword(page).fill(typed);
      await save(page);
      await expect(currentPassword(page)).toHaveAccessibleDescription(sentence);
      await expect(currentPassword(page)).toBeFocused();
      await expect(email(page)).toHaveValue(`new-${account.email}`);
      await email(page).fill(account.email);
    });
  }
  for (const [field, value, sentence] of [
    [displayName(page), "Ada", "Display name cannot be empty"],
    [email(page), account.email, "Please enter a valid email address"],
  ] as const) {
    await test.step(`“${sentence}” is shown at its field when it is emptied`, async () => {
      await field.fill("");
      await save(page);
      await expect(updated(page)).toBeHidden();
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(field).toBeFocused();
      await field.fill(value);
      await saved(page);
      await expect(alert(page)).toHaveCount(0);
    });
  }
  await test.step("a profile that fails to save says so, and the typed values stay", async () => {
    await displayName(page).fill("Ida");
    for (const answer of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 500, json: {} }),
    ]) {
      await answerSaveWith(answer);
      await save(page);
      await expect(alert(page)).toHaveText("Error updating profile");
      await expect(displayName(page)).toHaveValue("Ida");
    }
  });
  await test.step("an invalid token ends the session with a message", async () => {
    await answerSaveWith((route) => route.fulfill({ status: 403, json: { message: "Invalid token" } }));
    await save(page);
    await expect(page.getByText("Your session has expired, please login")).toBeVisible();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});
