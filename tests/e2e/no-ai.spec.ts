import { changeFeatures } from "../support/browser/change-configuration";
import { newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

const noAi = "No AI is connected. Flexi asks from a list.";

test("a message below the box says once that no AI is connected, and only if none is", async ({
  signedIn: page,
  request,
  account,
}) => {
  const path = `/#/conversation/${await newConversation(request, account)}`;
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(page.getByText(noAi)).toHaveCount(0);
  await changeFeatures(page, (features) => Object.assign(features, { aiConnected: false }));
  await page.reload();
  await expect(page.getByText(noAi)).toHaveCount(1);
  await page.getByRole("main").getByRole("button", { name: "Start New" }).click();
  await openFirstQuestion(page);
  await expect(page.getByText(noAi)).toHaveCount(1);
});
