import type { Request } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import {
  atQuestion,
  configureTraining,
  exitGame,
  modules,
  modulesCall,
  offer,
  openTraining,
  startGame,
  topicsCall,
  topicWith,
} from "../support/browser/training";

const abroad = "https://quiz.example.org/modules";
const references = ["basalt", "granite", "marble", "quartz"];

// This test is not about the page's content security policy, which would block the request to another host.
test.use({ bypassCSP: true, expectedErrors: /quiz\.example\.org/ });

test("questions come from the configured sources", async ({ page, account }) => {
  const memory = { contentFilter: { appName: "How memory works" } };
  const newTopic = async () => {
    await exitGame(page);
    await page.getByRole("button", { name: "Select New Topic", exact: true }).click();
  };
  await configureTraining(page, { selectedTopic: "Sleep", useAllDistractors: true });
  await offer(page, {
    ...{ Sleep: topicWith(), Memory: topicWith({ type: "file", ...memory }) },
    ...{ Abroad: topicWith({ endpoint: abroad }), Elsewhere: topicWith({ endpoint: "/quiz" }) },
  });

  await test.step("a source of type api gets its filter and the token, and further options come from other modules", async () => {
    const calls: Request[] = [];
    const bare = modules.map((module) => ({ ...module, options: [] }));
    const others = references.map((reference) => ({ reference, type: "" }));
    await page.route(modulesCall, (route) => {
      calls.push(route.request());
      return route.fulfill({ json: { modules: "limit" in route.request().postDataJSON() ? others : bare } });
    });
    await openTraining(page, account);
    await expect(page.getByLabel("Topic")).toHaveValue("Sleep");
    await page.getByRole("button", { name: "Start Game" }).click();
    await atQuestion(page, 1, 1);
    await expect(page.getByText(/^Sleep, \d$/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("group")).toContainText(/basalt|granite|marble|quartz/);
    const contentFilter = { appName: "Sleep" };
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ contentFilter }, { contentFilter, limit: 50 }]);
    expect(calls[0]?.method()).toBe("POST");
    const headers = { authorization: `Bearer ${account.token}`, "content-type": "application/json" };
    expect(calls[0]?.headers()).toMatchObject(headers);
    await page.unroute(modulesCall);
    await newTopic();
  });

  await test.step("a source of type file gets an empty file of its type and the filter, and the server accepts both", async () => {
    const pending = page.waitForRequest((call) => (call.headers()["content-type"] ?? "").startsWith("multipart/"));
    await startGame(page, "Memory");
    const form = (await pending).postData() ?? "";
    expect(form).toMatch(/name="file"; filename="blob"\r\nContent-Type: text\/csv\r\n\r\n\r\n/);
    expect(form).toContain('name="contentFilter"\r\n\r\n{"appName":"How memory works"}\r\n');
    await atQuestion(page, 1, 1);
    await expect(page.getByText("A sample question")).toHaveCount(0);
    await newTopic();
  });

  await test.step("another host does not get the token, and its 403 does not end the session", async () => {
    let refused: Request | undefined;
    await page.route(abroad, (route) => {
      if (route.request().method() === "POST") refused = route.request();
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      return route.fulfill({ status: refused ? 403 : 200, headers, json: { message: "Members only." } });
    });
    await startGame(page, "Abroad");
    await expect(page.getByText("Error loading questions, please try again!")).toBeVisible();
    expect(refused?.headers()).not.toHaveProperty("authorization");
    await expect(page.getByRole("radio")).toHaveCount(4);
    await newTopic();
  });

  await test.step("a topic whose questions came from another source with longer ids can be played", async () => {
    const foreign = modules.map((module) => ({ ...module, id: module.id.padEnd(65, "-") }));
    await page.route("**/quiz", (route) => route.fulfill({ json: foreign }));
    await startGame(page, "Elsewhere");
    await atQuestion(page, 1, 1);
    await exitGame(page);
    await page.unroute(topicsCall);
    await offer(page, { Elsewhere: topicWith(memory) });
    await page.reload();
    const pending = page.waitForResponse(modulesCall);
    await startGame(page, "Elsewhere");
    expect((await pending).status()).toBe(200);
    await atQuestion(page, 1, 1);
    await newTopic();
  });

  await test.step("the content that is shipped with the product can be played", async () => {
    await page.unrouteAll();
    await page.reload();
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
    await expect(page.getByText(/^(right \+\d+|wrong)$/).first()).toBeVisible();
  });
});
