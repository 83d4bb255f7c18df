import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /net::ERR_FAILED/ });

test("a memory of this day is taken away at once, comes back if that fails, and opens at a click beside the button", async ({
  page,
  request,
  account,
}) => {
  const [canal, bakery] = [
    await newConversation(request, account, "The canal"),
    await newConversation(request, account, "The bakery"),
  ];
  const timestamp = "2020-11-24T10:00:00.000Z";
  let past = [canal, bakery].map((_id, index) => ({
    ...{ _id, timestamp, topic: "childhood", excerpt: "At lock 12.", file: null },
    projectName: index === 0 ? "הבית (The canal)" : "The bakery",
  }));
  await page.route("**/api/on-this-day?timeZone=*", (route) => route.fulfill({ json: { conversations: past } }));
  await signIn(page, account);
  const cards = page.getByRole("region", { name: "Written on this day" }).getByRole("article");
  const hideBakery = cards.filter({ hasText: "The bakery" }).getByRole("button", { name: "Don't show this again" });

  await test.step("what is said of a memory stays in its own order beside a title from right to left", async () => {
    const about = cards.filter({ hasText: "הבית" }).getByRole("paragraph").first().locator("bdi");
    await expect(about).toHaveText([/./, /\d{4}$/, /./]);
  });
  await test.step("a failure is reported and brings it back", async () => {
    await page.route("**/api/on-this-day", (route) => route.abort());
    await expect(hideBakery).toHaveAccessibleDescription("The bakery");
    await hideBakery.click();
    await expect(page.getByText("It couldn't be hidden. Please try again.")).toBeVisible();
    await expect(cards).toHaveCount(2);
  });
  await test.step("it leaves before the server has answered, and the focus goes to its neighbour", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute("**/api/on-this-day");
    await page.route("**/api/on-this-day", (route) => isReleased.then(() => route.continue()));
    const hidden = page.waitForResponse((response) => response.request().method() === "DELETE");
    await hideBakery.press("Enter");
    await expect(cards).toHaveText(/The canal/);
    await expect(cards.locator(":focus")).toHaveCount(1);
    past = past.filter(({ _id }) => _id === canal);
    release();
    expect((await hidden).status()).toBe(200);
    await expect(page.getByText("It won't be shown on its day again.")).toBeVisible();
    await expect(cards).toHaveText(/The canal/);
  });
  await test.step("the rest of the card opens the memory", async () => {
    await cards.click({ position: { x: 8, y: 8 } });
    await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  });
  await test.step("the last memory leaves with its heading, and the message stays", async () => {
    await page.goBack();
    await page.route("**/api/on-this-day", (route) => {
      past = [];
      return route.continue();
    });
    await page.getByRole("button", { name: "Don't show this again" }).click();
    await expect(page.getByText("It won't be shown on its day again.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Written on this day" })).toHaveCount(0);
  });
});
