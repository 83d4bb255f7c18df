import { expect, test } from "../support/browser/test";
import { fixChance, offer, openTraining, topicWith } from "../support/browser/training";

test("tiles and faces choose the topic and the opponent, by mouse and by keyboard", async ({ page, account }) => {
  await fixChance(page, 0.5);
  await offer(page, { Sleep: topicWith(), Dreams: topicWith() });
  await openTraining(page, account);
  const [topic, level] = [page.getByLabel("Topic"), page.getByLabel("AI level")];
  await page.getByRole("radio", { name: "Dreams" }).check();
  await expect(topic).toHaveValue("Dreams");
  await page.keyboard.press("ArrowUp");
  await expect(topic).toHaveValue("Sleep");
  await page.keyboard.press("Tab");
  await expect(level).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(level).toHaveValue("Intermediate");
  await expect(level).toHaveAccessibleDescription(/80% of the time/);
  await level.selectOption("Advanced");
  await expect(page.getByRole("radio", { name: "Advanced" })).toBeChecked();
});
