import { logIn, newPerson, register } from "../support/account-forms";
import { expect, signIn } from "../support/e2e";
import {
  answerTo,
  chooseNewPassword,
  cutOff,
  forgetPassword,
  openConversation,
  openPanel,
  press,
  proveSentence,
  type Row,
  refuse,
  type Stage,
  say,
  test,
  titleOf,
} from "../support/sentences";

test.use({
  expectedErrors: /Failed to load|Failed to fetch|ChunkLoadError|Loading chunk|Minified React/,
});

/** A token that can be decoded and names nobody. */
const namelessToken = `x.${Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString("base64url")}.x`;

async function saveProfile(stage: Stage, label: string, value: string) {
  await openPanel(stage, "Edit Profile");
  await expect(stage.page.getByLabel("Email")).toHaveValue(/@/);
  await stage.page.getByLabel(label, { exact: true }).fill(value);
  await press(stage.page, "Save");
}

const greetings: Row[] = [
  {
    sentence: "Hi, Ada",
    when: "greets by the display name",
    provoke: async (stage) => {
      await answerTo(stage, "PUT", "/api/profile", { displayName: "Ada" });
      await signIn(stage.page, stage.account);
    },
  },
  {
    sentence: "Hi, ann-...",
    when: "greets by the username where there is no display name",
    provoke: ({ page, account }) => signIn(page, account),
  },
  {
    sentence: "Hi, User",
    when: "greets whoever has neither",
    provoke: async ({ page, account }) => {
      await cutOff(page, "**/api/{profile,on-this-day**}");
      await signIn(page, { ...account, token: namelessToken });
    },
  },
  {
    sentence: "Welcome, let's get started!",
    when: "stands below the greeting",
    provoke: ({ page, account }) => signIn(page, account),
  },
];

const profileRules: Row[] = [
  {
    sentence: "At least one field (email, password, display name) is required",
    when: "answers an empty profile",
    provoke: (stage) => saveProfile(stage, "Email", ""),
  },
  {
    sentence: "Please enter a valid email address",
    when: "answers an address whose last part has five letters",
    provoke: (stage) => saveProfile(stage, "Email", "ada@example.photo"),
  },
  {
    sentence: "Password must be at least 6 characters long",
    when: "answers a new password of five",
    provoke: (stage) => saveProfile(stage, "New password (optional)", "12345"),
  },
  {
    sentence: "Display name cannot be empty",
    when: "answers a blank display name",
    provoke: (stage) => saveProfile(stage, "Display name", "  "),
  },
];

const doors: Row[] = [
  {
    sentence: "Login failed: Wrong username or password",
    when: "gives the server's reason",
    provoke: async ({ page, account }) => {
      await page.goto("/");
      await logIn(page, { ...account, password: "wrong one" });
    },
  },
  {
    sentence: "Login failed: Unknown error",
    when: "stands where the server gives no reason",
    provoke: async ({ page, account }) => {
      await refuse(page, "**/api/login");
      await page.goto("/");
      await logIn(page, account);
    },
  },
  {
    sentence: "Error logging in: ...",
    when: "tells that the server is out of reach",
    provoke: async ({ page, account }) => {
      await cutOff(page, "**/api/login");
      await page.goto("/");
      await logIn(page, account);
    },
  },
  {
    sentence: "Registration successful! Please log in.",
    when: "welcomes a new account",
    provoke: async ({ page }) => {
      await page.goto("/#/register");
      await register(page, newPerson());
    },
  },
  {
    sentence: "This username is taken.",
    when: "is the server's message about a registration",
    provoke: async ({ page, account }) => {
      await page.goto("/#/register");
      await register(page, { ...newPerson(), username: account.username });
    },
  },
  {
    sentence: "Error registering user",
    when: "stands where the server says nothing",
    provoke: async ({ page }) => {
      await refuse(page, "**/api/register");
      await page.goto("/#/register");
      await register(page, newPerson());
    },
  },
  {
    sentence: "Password reset email sent. Check your inbox.",
    when: "confirms the mail",
    provoke: ({ page, account }) => forgetPassword(page, account.email),
  },
  {
    sentence: "The post is on strike.",
    when: "is the server's message about the mail",
    provoke: async ({ page, account }) => {
      await refuse(page, "**/api/forgot-password", "The post is on strike.");
      await forgetPassword(page, account.email);
    },
  },
  {
    sentence: "Error sending reset email.",
    when: "stands where the server says nothing",
    provoke: async ({ page, account }) => {
      await refuse(page, "**/api/forgot-password");
      await forgetPassword(page, account.email);
    },
  },
  {
    sentence: "Password updated successfully! Please log in.",
    when: "confirms the new password of a mail's link",
    provoke: async ({ page, account, mailbox }) => {
      await forgetPassword(page, account.email);
      const [link = ""] = /http\S+token=[\w-]+/.exec(await mailbox.next(account.email)) ?? [];
      await chooseNewPassword(page, link);
    },
  },
  {
    sentence: "This reset link is no longer valid. Please ask for a new one.",
    when: "is the server's message about a new password",
    provoke: ({ page }) => chooseNewPassword(page, "/#/reset-password?token=used"),
  },
  {
    sentence: "Error updating password.",
    when: "stands where the server says nothing",
    provoke: async ({ page }) => {
      await refuse(page, "**/api/reset-password");
      await chooseNewPassword(page, "/#/reset-password?token=t1");
    },
  },
];

const profileCalls: Row[] = [
  {
    sentence: "Your session has expired, please login",
    when: "ends a session in the profile",
    provoke: async (stage) => {
      await openPanel(stage, "Edit Profile");
      await answerTo(stage, "POST", "/api/logout");
      await press(stage.page, "Save");
    },
  },
  {
    sentence: "Failed to fetch profile: The database is away.",
    when: "gives the server's reason",
    provoke: async (stage) => {
      await refuse(stage.page, "**/api/profile", "The database is away.");
      await openPanel(stage, "Edit Profile");
    },
  },
  {
    sentence: "Error fetching profile",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await cutOff(stage.page, "**/api/profile");
      await openPanel(stage, "Edit Profile");
    },
  },
  {
    sentence: "Profile updated successfully",
    when: "confirms a change",
    provoke: (stage) => saveProfile(stage, "Display name", "Ada"),
  },
  {
    sentence: "Error updating profile",
    when: "stands where the server says nothing",
    provoke: async (stage) => {
      await openPanel(stage, "Edit Profile");
      await refuse(stage.page, "**/api/profile");
      await press(stage.page, "Save");
    },
  },
];

const sessions: Row[] = [
  {
    sentence: "Session expired, please log in again.",
    when: "ends a session whose AI call is refused",
    provoke: async (stage) => {
      await openConversation(stage);
      await answerTo(stage, "POST", "/api/logout");
      await say(stage.page, "The radio played.");
    },
  },
  {
    sentence: "Unexpected Application Error!",
    when: "stands where a part of the app does not load",
    provoke: async ({ page, account }) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
      await cutOff(page, "**/_next/static/**");
      await page.evaluate((token) => localStorage.setItem("token", token), account.token);
      await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
    },
  },
];

for (const row of [...greetings, ...profileRules, ...doors, ...profileCalls, ...sessions]) {
  test(titleOf(row), ({ stage }) => proveSentence(row, stage));
}
