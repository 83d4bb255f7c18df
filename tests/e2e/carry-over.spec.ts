import { openFirstQuestion } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

const sentence = (number: number) => `On day ${number} the boats went through the lock, one after the other. `;
/** 25 sentences of about 64 characters: too many for two entries. */
const long = Array.from({ length: 25 }, (_, index) => sentence(index + 1)).join("");

test("what is too long for an answer or a message goes on in the next entry, and not a word is lost", async ({
  signedIn: page,
}) => {
  const answer = page.getByRole("textbox", { name: /\?$/ });
  const carry = page.getByRole("button", { name: "Carry the rest over" });
  const message = page.getByLabel("Your message");
  await openFirstQuestion(page);
  await test.step("in the guide it is carried over and can be put back, also after a reload", async () => {
    await answer.fill(long);
    await carry.click();
    const first = await answer.inputValue();
    expect(first.length).toBeLessThanOrEqual(600);
    expect(long.startsWith(first)).toBe(true);
    await page.reload();
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(answer).toHaveValue(long);
    await carry.click();
    await expect(answer).toHaveValue(first);
  });
  await test.step("it waits below the memory, and is kept entry by entry", async () => {
    await page.getByRole("button", { name: "That is all, keep it" }).click();
    await expect(message).toHaveValue(/^On day \d+ /);
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
    await carry.click();
    await expect(page.getByText("Saved, not sent to the AI.")).toBeVisible();
    await expect(carry).toHaveCount(0);
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(message).toHaveValue("");
    const entries = await page.locator("main article [data-searchable]").allTextContents();
    const written = entries.filter((text) => text.includes("On day")).join(" ");
    expect(written.replace(/\s+/g, " ").trim()).toBe(long.replace(/\s+/g, " ").trim());
  });
});
