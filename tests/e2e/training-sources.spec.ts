import type { Request } from "@playwright/test";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";
import {
  atQuestion,
  configureTraining,
  exitGame,
  modules,
  modulesCall,
  offer,
  offerSleep,
  openTraining,
  startGame,
  topicsCall,
  topicWith,
} from "../support/browser/training";

test("the content that is shipped with the product can be played", async ({ page, account }) => {
  await openTraining(page, account);
  await expect(page.getByLabel("Topic").locator("option:checked")).toHaveText("Select a topic");
  await expect(page.getByLabel("Topic").getByRole("option")).toHaveText([
    "Select a topic",
    "How memory works",
    "Stories behind everyday things",
    "Everyday life by decades",
    "Terms of memory and learning",
    "Words for family relations",
    "My own memories",
  ]);
  await startGame(page, "Words for family relations");
  await atQuestion(page, 1, 1);
  await expect(page.getByRole("radio", { name: /^option\d/ })).toHaveCount(0);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/^(Right!|Wrong\.)$/)).toBeVisible();
});

test("a topic whose questions came from another source with longer ids can be played", async ({ page, account }) => {
  const elsewhere = modules.map((module) => ({ ...module, id: module.id.padEnd(65, "-") }));
  await offer(page, { Sleep: topicWith({ endpoint: "/quiz" }) });
  await page.route("**/quiz", (route) => route.fulfill({ json: elsewhere }));
  await openTraining(page, account);
  await startGame(page);
  await atQuestion(page, 1, 1);
  await exitGame(page);
  await page.unroute(topicsCall);
  await offer(page, { Sleep: topicWith({ contentFilter: { appName: "How memory works" } }) });
  await page.reload();
  const pending = page.waitForResponse(modulesCall);
  await startGame(page);
  expect((await pending).status()).toBe(200);
  await atQuestion(page, 1, 1);
});

test("a source of type api gets its content filter and the token, and its response is a list or has one in content", async ({
  page,
  account,
}) => {
  await offerSleep(page);
  await openTraining(page, account);
  const calls: Request[] = [];
  for (const json of [modules, { content: modules }]) {
    await page.route(modulesCall, (route) => route.fulfill({ json }));
    const pending = page.waitForRequest(modulesCall);
    await startGame(page);
    calls.push(await pending);
    await atQuestion(page, 1, 1);
    await expect(page.getByText(/^Sleep, \d$/)).toBeVisible();
    await exitGame(page);
    await page.getByRole("button", { name: "Select New Topic", exact: true }).click();
  }
  expect(calls[0]?.method()).toBe("POST");
  expect(calls[0]?.postDataJSON()).toEqual({ contentFilter: { appName: "Sleep" } });
  expect(calls[0]?.headers()).toMatchObject({
    authorization: `Bearer ${account.token}`,
    "content-type": "application/json",
  });
});

test("a source of type file gets an empty file of its type and the content filter, and the server accepts both", async ({
  page,
  account,
}) => {
  await offer(page, { Memory: topicWith({ type: "file", contentFilter: { appName: "How memory works" } }) });
  await openTraining(page, account);
  const pending = page.waitForRequest(modulesCall);
  await startGame(page, "Memory");
  const request = await pending;
  expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data/);
  const form = request.postData() ?? "";
  expect(form).toMatch(/name="file"; filename="blob"\r\nContent-Type: text\/csv\r\n\r\n\r\n/);
  expect(form).toContain('name="contentFilter"\r\n\r\n{"appName":"How memory works"}\r\n');
  await atQuestion(page, 1, 1);
  await expect(page.getByText("A sample question")).toHaveCount(0);
});

test("the configured topic is preselected, and useAllDistractors loads distractors from other modules", async ({
  page,
  account,
}) => {
  await configureTraining(page, { selectedTopic: "Sleep", useAllDistractors: true });
  await offerSleep(page);
  const bodies: unknown[] = [];
  const bare = modules.map((module) => ({ ...module, options: [] }));
  const references = ["basalt", "granite", "marble", "quartz"].map((reference) => ({ reference, type: "" }));
  await page.route(modulesCall, (route) => {
    const body = route.request().postDataJSON();
    bodies.push(body);
    return route.fulfill({ json: { modules: "limit" in body ? references : bare } });
  });
  await openTraining(page, account);
  await expect(page.getByLabel("Topic")).toHaveValue("Sleep");
  await startGame(page);
  await atQuestion(page, 1, 1);
  expect(bodies).toEqual([{ contentFilter: { appName: "Sleep" } }, { contentFilter: { appName: "Sleep" }, limit: 50 }]);
  await expect(page.getByRole("group")).toContainText(/basalt|granite|marble|quartz/);
});

test("a game whose topic is removed while its questions load returns to the setup", async ({ page, account }) => {
  await offerSleep(page);
  await page.route(modulesCall, () => {});
  await openTraining(page, account);
  await startGame(page);
  await expect(page.getByText("Loading question...", { exact: true })).toBeVisible();
  await offer(page, { Other: topicWith() });
  await page.reload();
  await expect(page.getByText("Invalid topic selected, please try again!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible();
});

test.describe("an endpoint on another host", () => {
  // This test is not about the page's content security policy, which would block the request.
  test.use({ bypassCSP: true, expectedErrors: /Failed to load/ });

  test("does not get the token, and its 403 does not end the session", async ({ page, account }) => {
    const endpoint = "https://quiz.example.org/modules";
    let refused: Request | undefined;
    await offerSleep(page, topicWith({ endpoint }));
    await page.route(endpoint, (route) => {
      if (route.request().method() === "POST") refused = route.request();
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      return route.fulfill({ status: refused ? 403 : 200, headers, json: { message: "Members only." } });
    });
    await openTraining(page, account);
    await startGame(page);
    await expect(page.getByText("Error loading questions, please try again!")).toBeVisible();
    expect(refused?.headers()).not.toHaveProperty("authorization");
    await expect(page.getByRole("radio")).toHaveCount(4);
  });
});

test.describe("topics and questions that failed to load", () => {
  test.use({ expectedErrors: /Failed to load/ });

  test("can be loaded again", async ({ page, account }) => {
    await page.route(topicsCall, (route) => route.abort());
    await openTraining(page, account);
    await expect(page.getByText("Error loading topics, please try again!")).toBeVisible();
    await page.unroute(topicsCall);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Topic").getByRole("option")).not.toHaveCount(1);
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

    await page.route(modulesCall, (route) => route.abort());
    await startGame(page, "How memory works");
    await expect(page.getByText("A sample question")).toBeVisible();
    await page.unroute(modulesCall);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("A sample question")).toHaveCount(0);
    await atQuestion(page, 1, 1);
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });

  test("can be loaded again while older ones are still shown", async ({ page, account }) => {
    await page.clock.install();
    await openTraining(page, account);
    await expect(page.getByLabel("Topic").getByRole("option")).not.toHaveCount(1);
    await openMenuEntry(page, "Start New");
    await page.route(topicsCall, (route) => route.abort());
    await page.clock.fastForward(4_000);
    await openMenuEntry(page, "Training");
    await expect(page.getByText("Error loading topics, please try again!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
