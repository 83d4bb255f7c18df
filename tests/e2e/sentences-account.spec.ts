import { newPerson, register } from "../support/browser/account-forms";
import {
  abortCalls,
  failCalls,
  openPanel,
  press,
  proveSentences,
  type Row,
  test,
  titleOf,
} from "../support/browser/spec-sentences";
import { signIn } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load|Failed to fetch/ });

/** A token that can be decoded and names nobody. */
const namelessToken = `x.${Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString("base64url")}.x`;

/** The messages that no other test of these views checks. */
const rows: Row[] = [
  {
    sentence: "Hi, User",
    when: "is the greeting without a display name and a user name",
    provoke: async ({ page, account }) => {
      await abortCalls(page, "**/api/{profile,on-this-day**,conversations**,used-questions}");
      await signIn(page, { ...account, token: namelessToken });
    },
  },
  {
    sentence: "Error registering user",
    when: "is shown if the server gives no reason",
    provoke: async ({ page }) => {
      await failCalls(page, "**/api/register");
      await page.goto("/#/register");
      await register(page, newPerson());
    },
  },
  {
    sentence: "Error updating profile",
    when: "is shown if the server gives no reason",
    provoke: async (stage) => {
      await openPanel(stage, "Edit Profile");
      await failCalls(stage.page, "**/api/profile");
      await press(stage.page, "Save");
    },
  },
];

const scenes = rows.map((row) => [row]);

for (const scene of scenes) test(titleOf(scene), ({ stage }) => proveSentences(scene, stage));
