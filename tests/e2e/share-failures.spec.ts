import { newSharedThread, openMenuEntry, openShare } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /\/api\/(share|shares)\b/ });

test("a writer is told what failed: the list of shares, the removal of one, or a post that cannot be part of a link", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newSharedThread(request, account);
  const alert = page.getByRole("dialog").getByRole("alert");

  await test.step("a list of shares that fails to load", async () => {
    await page.route("**/api/shares", (route) => route.abort());
    await openMenuEntry(page, "What I share");
    await expect(alert).toContainText("What you share couldn't be loaded.");
    await page.unroute("**/api/shares");
    await page.getByRole("button", { name: "Try again" }).click();
  });

  await test.step("a removal that fails", async () => {
    await page.route("**/api/shares/*", (route) => route.abort());
    await page.getByRole("button", { name: "Stop sharing The house by the canal" }).click();
    await expect(page.getByText("That didn't work, so the link still works. Please try again.")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("link", { name: "The house by the canal" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a post whose id cannot be part of a link is not shared", async () => {
    let marked = 0;
    page.on("request", (sent) => (marked += Number(sent.url().includes("/api/share/mark"))));
    await page.route(`**/api/conversations/${id}?*`, async (route) => {
      const response = await route.fetch();
      const { conversation, notes } = await response.json();
      await route.fulfill({ response, json: { conversation: { ...conversation, _id: "" }, notes } });
    });
    await page.goto(`/#/conversation/${id}`);
    await openShare(page, 0);
    await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
    await expect(alert).toHaveText("Cannot share: Invalid post ID");
    expect(marked).toBe(0);
  });
});

test("a reader is invited to start a memory, and told why a shared part is not shown", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newSharedThread(request, account);
  const main = page.getByRole("main");

  await test.step("a shared post that cannot be loaded says so, and can be tried again", async () => {
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    await page.route("**/api/share/post/*", (route) => route.abort());
    await page.goto(`/#/share/post/${id}`);
    await expect(main.getByRole("alert")).toContainText("Error loading shared conversation");
    await page.unroute("**/api/share/post/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
  });

  await test.step("the menu is behind its button, on a wide screen, too", async () => {
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Start New" }).click();
    await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
    await expect(page.getByRole("navigation")).toBeVisible();
  });

  await test.step("below the part is the invitation", async () => {
    await page.goBack();
    await expect(page.getByText("You can write down what you remember, too.")).toBeVisible();
    await main.getByRole("button", { name: "Start New" }).click();
    await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#/");
  });

  await test.step("links to unknown parts show a message, as does any other refusal", async () => {
    await page.goto("/#/share/post/nothing");
    await expect(main.getByRole("alert")).toHaveText(/^Shared conversation not found: \S/);
    for (const part of ["7", "x", "note/nothing"]) {
      await page.goto(`/#/share/post/${id}/${part}`);
      await expect(main.getByRole("alert")).toHaveText("Shared post not found");
    }
    await expect(main.getByRole("button", { name: "Start New" })).toBeVisible();
    await page.route("**/api/share/post/*", (route) => route.fulfill({ status: 400, json: { message: "Too odd" } }));
    await page.goto("/#/share/post/p1");
    await expect(main.getByRole("alert")).toContainText("Shared conversation not found: Too odd");
  });
});
