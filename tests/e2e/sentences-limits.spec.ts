import type { Page } from "@playwright/test";
import { newPerson, register } from "../support/browser/account-forms";
import {
  type Constant,
  namesOf,
  openConversation,
  press,
  proveConstants,
  sendMessage,
  test,
} from "../support/browser/spec-sentences";
import { expect, signIn } from "../support/browser/test";
import { drawing, photo } from "../support/factories/images";
import { pdf } from "../support/factories/pdf";

test.use({ expectedErrors: /Failed to load resource/ });

const exactText = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });

const guide: Constant[] = [
  {
    constant: "project name: 100 characters",
    prove: async ({ page, account }) => {
      await signIn(page, account);
      await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
      await page.getByLabel("Project name").fill("x".repeat(101));
      await press(page, "Start");
      await expect(exactText(page, "Please keep the project name to 100 characters or less.")).toBeVisible();
      await page.getByLabel("Project name").fill("x".repeat(100));
      await press(page, "Start");
      await expect(page.getByText("1 of 5")).toBeVisible();
    },
  },
  {
    constant: "answers: 600 characters",
    prove: async ({ page }) => {
      await page.getByRole("textbox", { name: /\?$/ }).fill("x".repeat(601));
      await press(page, "Next");
      await expect(page.getByText(/^Please keep your answer to 600 characters or less/)).toBeVisible();
      await page.getByRole("textbox", { name: /\?$/ }).fill("x".repeat(600));
      await press(page, "Next");
      await expect(page.getByText("2 of 5")).toBeVisible();
    },
  },
];

const conversation: Constant[] = [
  {
    constant: "note button colour #6AB0F3",
    prove: async (stage) => {
      await openConversation(stage);
      // Beside the button for the AI it is a tint of it, so that there is one loud button.
      await press(stage.page, "+ NOTE TO SELF");
      const button = stage.page.getByRole("button", { name: "ADD NOTE TO SELF" });
      await expect(button).toHaveCSS("background-color", "rgb(106, 176, 243)");
      await press(stage.page, "Back to the conversation");
    },
  },
  {
    constant: "messages: 600 characters",
    prove: async (stage) => {
      await sendMessage(stage.page, "x".repeat(601));
      await expect(stage.page.getByText(/^Please keep your message to 600 characters or less/)).toBeVisible();
      await sendMessage(stage.page, "x".repeat(600));
      await expect(stage.page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    },
  },
  {
    constant: "notes: 600 characters",
    prove: async (stage) => {
      await press(stage.page, "+ NOTE TO SELF");
      await stage.page.getByLabel("Your note").fill("x".repeat(601));
      await press(stage.page, "ADD NOTE TO SELF");
      await expect(stage.page.getByText(/^Please keep your note to 600 characters or less/)).toBeVisible();
      await stage.page.getByLabel("Your note").fill("x".repeat(600));
      await press(stage.page, "ADD NOTE TO SELF");
      await expect(exactText(stage.page, "Note to self")).toBeVisible();
    },
  },
];

const account: Constant[] = [
  {
    constant: "password minimum: 6 characters",
    prove: async ({ page }) => {
      await page.goto("/#/register");
      const person = newPerson();
      await register(page, { ...person, password: "12345" });
      await expect(exactText(page, "Password must be at least 6 characters long")).toBeVisible();
      await register(page, { ...person, password: "123456" });
      await expect(exactText(page, "Registration successful! Please log in.")).toBeVisible();
    },
  },
  {
    constant: "primary colour #4A90E2",
    prove: async ({ page }) => {
      // Without the pointer over it.
      await page.mouse.move(0, 0);
      await expect(page.getByRole("button", { name: "Login" })).toHaveCSS("background-color", "rgb(74, 144, 226)");
    },
  },
];

const uploads: Constant = {
  constant: "accepted upload types: png, jpeg, jpg, pdf, text",
  prove: async (stage) => {
    await openConversation(stage);
    const chooser = stage.page.locator("input[type=file]");
    await expect(chooser).toHaveAttribute(
      "accept",
      ".png,.jpeg,.jpg,.pdf,.txt,image/png,image/jpeg,application/pdf,text/plain",
    );
    for (const [name, mimeType, buffer] of [
      ["a.png", "image/png", drawing],
      ["a.jpeg", "image/jpeg", photo],
      ["a.jpg", "image/jpeg", photo],
      ["a.pdf", "application/pdf", pdf(["The lock"])],
      ["a.txt", "text/plain", Buffer.from("The lock")],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType, buffer });
      await expect(stage.page.getByText(name, { exact: true })).toBeVisible();
      await expect(stage.page.getByRole("progressbar", { name: /Uploading/ })).toBeHidden();
    }
    await chooser.setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
    await expect(stage.page.getByText(/^File upload failed: Only PNG, JPEG, PDF and plain text/)).toBeVisible();
  },
};

const scenes = [guide, conversation, account, [uploads]];

for (const scene of scenes) test(namesOf(scene), ({ stage }) => proveConstants(scene, stage));
