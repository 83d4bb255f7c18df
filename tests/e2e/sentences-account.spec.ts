import { newPerson, register } from "../support/account-forms";
import { signIn } from "../support/e2e";
import {
  chooseNewPassword,
  cutOff,
  forgetPassword,
  openPanel,
  press,
  proveSentence,
  type Row,
  refuse,
  test,
  titleOf,
} from "../support/sentences";

test.use({ expectedErrors: /Failed to load|Failed to fetch/ });

/** A token that can be decoded and names nobody. */
const namelessToken = `x.${Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString("base64url")}.x`;

/** Those that the other tests of these views do not read on their way. */
const rows: Row[] = [
  {
    sentence: "Hi, User",
    when: "greets whoever has neither",
    provoke: async ({ page, account }) => {
      await cutOff(page, "**/api/{profile,on-this-day**}");
      await signIn(page, { ...account, token: namelessToken });
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
    sentence: "Error updating password.",
    when: "stands where the server says nothing",
    provoke: async ({ page }) => {
      await refuse(page, "**/api/reset-password");
      await chooseNewPassword(page, "/#/reset-password?token=t1");
    },
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

for (const row of rows) {
  test(titleOf(row), ({ stage }) => proveSentence(row, stage));
}
