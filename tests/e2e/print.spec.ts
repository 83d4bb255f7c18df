import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { importConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

const count = 120;
const timestamp = "2024-05-04T10:00:00.000Z";
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const continuations = numbers.map((number) => ({
  ...{ message: `Message${number} of the lock.`, response: `Reply${number} of the AI.`, orderIndex: number },
  ...{ receipt: null, file: null, timestamp },
}));

test.use({ colorScheme: "dark" });

test("a long conversation prints whole and in order, in light colours and without its buttons and private notes, by the button and the keys, too", async ({
  page,
  request,
  account,
}, testInfo) => {
  const notes = [{ message: "Noted between.", timestamp, orderIndex: count + 1 }];
  const id = await importConversation(request, account, { timestamp, continuations, notes });
  await page.addInitScript(() => {
    window.print = () => {
      const entries = document.querySelectorAll("main ol > li");
      document.title = `printed ${entries.length}`;
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await signIn(page, account, `/conversation/${id}`);
  await page.getByRole("button", { name: "Jump to latest" }).click();
  await expect(page.getByText(`Message${count} of`)).toBeInViewport();
  await expect(page.getByText("Message1 of")).toHaveCount(0);

  const path = testInfo.outputPath("conversation.pdf");
  await page.pdf({ path, format: "A4" });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))));
  const whole = text.join("\n");
  const entries = numbers.flatMap((number) => [`Message${number} of the lock.`, `Reply${number} of the AI.`]);
  expect(whole.match(/(Message|Reply)\d+ of the (lock|AI)\./g)).toEqual(entries);
  const heading = ["May 4, 2024", "The house by the canal", "Where were you living?", "The narrow house at lock 12."];
  expect(heading.filter((words) => !text[0]?.includes(words))).toEqual([]);
  expect(whole).not.toContain("Noted between.");
  expect(totalPages).toBeLessThan(25);
  expect(text.filter((words) => words.trim() === "")).toEqual([]);
  for (const word of ["Share", "Copy", "Print", "History", "Search", "Start", "Continue", "What the AI", "Flexi ©"]) {
    expect(whole).not.toContain(word);
  }

  await expect(page.getByText("Message1 of")).toHaveCount(0);
  await expect(page.getByText(`Message${count} of`)).toBeInViewport();

  await test.step("the menu and the keys print when everything is in the page", async () => {
    await page.keyboard.press("Control+p");
    await expect(page).toHaveTitle(`printed ${count + 2}`);
    await page.evaluate(() => {
      document.title = "";
    });
    await page.getByRole("button", { name: "More about this memory" }).click();
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page).toHaveTitle(`printed ${count + 2}`);
  });
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});
