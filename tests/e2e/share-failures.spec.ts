import { callAs } from "../support/browser/conversation";
import { newThread, openMenuEntry, openShare } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /\/api\/(share|shares)\b/ });

const press = "Share";

test("a share that is refused or does not reach the server shows a message and can be tried again", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newThread(request, account);
  await page.route("**/api/share/mark/*", (route) => route.fulfill({ status: 404, json: { message: "Not there" } }));
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 0);
  const button = page.getByRole("dialog").getByRole("button", { name: press, exact: true });
  await button.click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Failed to share: Not there");
  await page.route("**/api/share/mark/*", (route) => route.abort());
  await button.click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Error sharing post");
  await page.unroute("**/api/share/mark/*");
  await button.click();
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(0);
});

test("a post whose id cannot be part of a link is not shared", async ({ signedIn: page, account, request }) => {
  const { id } = await newThread(request, account);
  let marked = 0;
  page.on("request", (sent) => (marked += Number(sent.url().includes("/api/share/mark"))));
  await page.route(`**/api/conversations/${id}`, async (route) => {
    const response = await route.fetch();
    const { conversation, notes } = await response.json();
    await route.fulfill({ response, json: { conversation: { ...conversation, _id: "" }, notes } });
  });
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 0);
  await page.getByRole("dialog").getByRole("button", { name: press, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Cannot share: Invalid post ID");
  expect(marked).toBe(0);
});

test("links to unknown parts show a message, as does any other refusal", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, {});
  await page.goto("/#/share/post/nothing");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^Shared conversation not found: \S/);
  for (const part of ["7", "x", "note/nothing"]) {
    await page.goto(`/#/share/post/${id}/${part}`);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Shared post not found");
  }
  await expect(page.getByRole("main").getByRole("button", { name: "Start New" })).toBeVisible();
  await page.route("**/api/share/post/*", (route) => route.fulfill({ status: 400, json: { message: "Too odd" } }));
  await page.goto("/#/share/post/p1");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Shared conversation not found: Too odd");
});

test("a shared post that cannot be loaded says so, and can be tried again", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, {});
  await page.route("**/api/share/post/*", (route) => route.abort());
  await page.goto(`/#/share/post/${id}`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Error loading shared conversation");
  await page.unroute("**/api/share/post/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
});

test("a list of shares that fails to load and a failed removal of a share show a message", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, {});
  await page.route("**/api/shares", (route) => route.abort());
  await openMenuEntry(page, "What I share");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("What you share could not be loaded.");
  await page.unroute("**/api/shares");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.route("**/api/shares/*", (route) => route.abort());
  await page.getByRole("button", { name: "Take back The house by the canal" }).click();
  await expect(page.getByText("The link still works: taking it back failed. Please try again.")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: "The house by the canal" })).toBeVisible();
});
