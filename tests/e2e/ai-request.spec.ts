import type { Page } from "@playwright/test";
import { changeFeatures } from "../support/browser/change-configuration";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

async function sendMessage(page: Page, message: string) {
  await page.getByLabel("Your message").fill(message);
  await page.keyboard.press("Enter");
}

/** The requests to the AI that the page makes from now on. */
function sentToAi(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/grok")) sent.push(request.postDataJSON());
  });
  return sent;
}

test("the first message and a continuation are sent with the documented fields", async ({
  signedIn: page,
  account,
}) => {
  const sent = sentToAi(page);
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(copies(page)).toHaveCount(1);
  await sendMessage(page, "The radio played.");
  await expect(copies(page)).toHaveCount(2);
  const both = { projectName: "The house by the canal", topic: "childhood", username: account.username, fileId: "" };
  const filled = expect.stringMatching(/\S/);
  const promptConfig = { role: filled, context: filled, constraints: filled, tone: filled, examples: filled };
  const savedAnswers = expect.arrayContaining([expect.objectContaining({ answer: "The lock gates." })]);
  expect(sent).toEqual([
    { ...both, questionAnswers: savedAnswers, message: "", promptConfig },
    {
      ...both,
      questionAnswers: [],
      message: "The radio played.",
      promptConfig: {},
      conversationId: expect.any(String),
    },
  ]);
});

test("a memory is saved even if the operator's instructions are too long to be sent", async ({ signedIn: page }) => {
  await changeFeatures(page, ({ flexiFeatures }) => {
    for (const topic of Object.values(flexiFeatures.chat.topics)) topic.promptContext = "Boats. ".repeat(12_000);
  });
  await page.reload();
  const sent = sentToAi(page);
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(copies(page)).toHaveCount(1);
  expect(sent).toEqual([expect.objectContaining({ promptConfig: {} })]);
});

test("a response that is not streamed is shown, at the start and for a continuation", async ({ signedIn: page }) => {
  await page.route("**/api/grok", async (route) => {
    const headers = { ...route.request().headers(), accept: "application/json" };
    const { message, conversationId, file, orderIndex } = await (await route.fetch({ headers })).json();
    await route.fulfill({ json: { message, conversationId, file, orderIndex } });
  });
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(copies(page)).toHaveCount(1);
  await sendMessage(page, "The radio played.");
  await expect(copies(page)).toHaveCount(2);
  await expect(page.getByText(/^Error /)).toHaveCount(0);
  await expect(page.getByLabel("Your message")).toHaveValue("");
});

test("a response without a message is reported, and the typed text stays", async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await expect(copies(page)).toHaveCount(1);
  await page.getByLabel("Your message").fill("The radio played.");
  for (const body of ["", ": ping\n\n", "event: delta\ndata: {}\n\n"]) {
    await page.route("**/api/grok", (route) => route.fulfill({ contentType: "text/event-stream", body }));
    await page
      .getByRole("button", { name: /Continue with Flexi|Try again/ })
      .first()
      .click();
    const sentence = "Error starting conversation: No response message received from server";
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue("The radio played.");
  }
  await page.unroute("**/api/grok");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(copies(page)).toHaveCount(2);
});

test.describe("behind a proxy that answers in HTML", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("each status has its message, and the typed text stays", async ({ page, request, account }) => {
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
    await expect(copies(page)).toHaveCount(1);
    const unavailable = "The server cannot be reached right now. Please try again in a moment.";
    for (const [status, sentence] of [
      [413, "This is too much to send at once. Please shorten it and try again."],
      [502, unavailable],
      [503, unavailable],
      [504, unavailable],
      [500, "Something went wrong on our side. Please try again."],
      [200, "Server returned invalid JSON"],
    ] as const) {
      const html = { status, contentType: "text/html", body: "<h1>nginx</h1>" };
      await page.route("**/api/grok", (route) => route.fulfill(html));
      await sendMessage(page, `The radio played, ${status}.`);
      await expect(page.getByText(`Error starting conversation: ${sentence}`)).toBeVisible();
      await expect(page.getByLabel("Your message")).toHaveValue(`The radio played, ${status}.`);
    }
  });
});
