import { fillLogin, newPerson, register } from "../support/browser/account-forms";
import { testMalformed, tryAgain, unexpected } from "../support/browser/malformed-responses";
import { openPanel, press, type Stage } from "../support/browser/spec-sentences";
import { openTraining } from "../support/browser/training";
import { drawing } from "../support/factories/images";

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const toLogin = ({ page }: Stage) => page.goto("/#/login");
const panel = (name: string) => (stage: Stage) => openPanel(stage, name);

testMalformed([
  {
    call: "**/api/login",
    before: toLogin,
    make: async ({ page, account }) => {
      await fillLogin(page, account);
      await press(page, "Login");
    },
    says: [`Error logging in: ${unexpected}`],
  },
  {
    call: "**/api/register",
    make: async ({ page }) => {
      // The first call succeeds, whatever the response says, and leads to the login.
      await page.goto("/#/register");
      await register(page, newPerson());
    },
    says: ["Registration successful! Please log in."],
  },
  {
    call: "**/api/forgot-password",
    before: async (stage) => {
      await toLogin(stage);
      await press(stage.page, "Forgot Password");
    },
    make: async ({ page, account }) => {
      await page.getByLabel("Email").fill(account.email);
      await press(page, "Send Reset Email");
    },
    says: ["Error sending reset email.", "Password reset email sent. Check your inbox."],
  },
  {
    call: "**/api/reset-password",
    before: ({ page }) => page.goto("/#/reset-password?token=t1"),
    make: async ({ page }) => {
      await page.getByLabel("New password").fill("a new password");
      await press(page, "Update Password");
    },
    says: ["Error updating password.", "Password updated successfully! Please log in."],
  },
  { call: "**/flexiconfig.json", make: toLogin, again: tryAgain, says: ["The configuration could not be loaded."] },
  {
    call: "**/api/profile",
    make: panel("Edit Profile"),
    again: tryAgain,
    says: [`Failed to fetch profile: ${unexpected}`],
  },
  {
    call: "**/api/profile",
    before: panel("Edit Profile"),
    make: async ({ page }) => {
      await page.getByLabel("Display name").fill("Ann");
      await press(page, "Save");
    },
    says: ["Error updating profile"],
  },
  {
    call: "**/api/account/import",
    before: panel("My data"),
    make: async ({ page }) => {
      await page.getByLabel("JSON copy").setInputFiles({ ...picture, name: "copy.json" });
      await press(page, "Import");
    },
    says: [`The import failed: ${unexpected}`],
  },
  {
    call: "**/api/account",
    before: async (stage) => {
      await openPanel(stage, "My data");
      await press(stage.page, "Delete my account …");
    },
    make: async ({ page }) => {
      await page.getByLabel("Your password, to make sure it is you").fill("open sesame");
      await press(page, "Delete everything for good");
    },
    says: [`Your account was not deleted: ${unexpected}`],
  },
  {
    call: "**/api/config/flexifeatures/training/config.json",
    make: ({ page, account }) => openTraining(page, account),
    again: tryAgain,
    says: ["Error loading topics, please try again!", "No topics available, please try again!"],
  },
]);
