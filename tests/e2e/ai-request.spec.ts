import type { Page } from "@playwright/test";
import { answerQuestions, importConversation, openFirstQuestion } from "../support/browser/conversation";
import { malformed } from "../support/browser/malformed-responses";
import { expect, signIn, test } from "../support/browser/test";

const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

async function sendMessage(page: Page, message: string) {
  await page.getByLabel("Your message").fill(message);
  await page.keyboard.press("Enter");
}

test("a memory and its continuation are sent with the documented fields, and replies that are not streamed are shown", async ({
  signedIn: page,
  account,
}) => {
  const sent: Record<string, unknown>[] = [];
  await page.route("**/api/grok", async (route) => {
    sent.push(route.request().postDataJSON());
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

const html = (status: number) => ({ status, contentType: "text/html", body: "<h1>nginx</h1>" });
const stream = (body: string) => ({ contentType: "text/event-stream", body });
const noReply = "No response message received from server";

// No sentence twice in a row, because each has to replace the one before. Every page of a proxy: tests/unit/response-checks.test.ts.
const responses = [
  [stream(": ping\n\n"), noReply],
  [html(413), "This is too long to send at once. Please shorten it and try again."],
  [stream("event: delta\ndata: {}\n\n"), noReply],
  [html(200), "Server returned invalid JSON"],
  [{ json: malformed[0] }, noReply],
] as const;

test.describe("when no reply comes", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the reason is shown, the words stay, and they can be sent again", async ({
    page,
    request,
    account,
    fakeAi,
  }) => {
    const receipt = { answers: 1, earlierTurns: 0, file: null, notesWithheld: 0, cut: "length" as const };
    const written = { response: "What stood by the", receipt, timestamp: new Date().toISOString() };
    await signIn(page, account, `/conversation/${await importConversation(request, account, written)}`);

    await test.step("a reply that was cut short says so", async () => {
      await expect(page.getByText("What stood by the", { exact: true })).toBeVisible();
      await expect(page.getByText("The reply ends here because it reached its maximum length.")).toBeVisible();
    });
    for (const [index, [response, sentence]] of responses.entries()) {
      await test.step(JSON.stringify(response).slice(0, 60), async () => {
        await page.route("**/api/grok", (route) => route.fulfill(response), { times: 1 });
        await sendMessage(page, `The radio played, ${index}.`);
        await expect(page.getByText(`Error starting conversation: ${sentence}`)).toBeVisible();
        await expect(page.getByLabel("Your message")).toHaveValue(`The radio played, ${index}.`);
      });
    }
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(copies(page)).toHaveCount(2);

    await test.step("a message that the provider refused is marked in the thread, also after a reload, and can be tried again", async () => {
      fakeAi.fault = 400;
      await sendMessage(page, "What happened in the cellar.");
      const refused = page.getByRole("article").getByText("The AI provider didn't allow a reply to this.");
      await expect(page.getByText("Error starting conversation: The AI provider didn't allow")).toBeVisible();
      await expect(refused).toBeVisible();
      await page.reload();
      await expect(refused).toBeVisible();
      await expect(page.getByText("What happened in the cellar.", { exact: true })).toBeVisible();
      fakeAi.fault = null;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(copies(page)).toHaveCount(3);
      await expect(refused).toHaveCount(0);
    });
  });
});
