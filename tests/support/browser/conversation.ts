import type { APIRequestContext, Page } from "@playwright/test";
import { journalFormat } from "../../../lib/conversation/export/export-json";
import type { JournalConversation } from "../../../lib/conversation/export/journal";
import type { Account } from "./test";
import { expect } from "./test";

export const answers = [
  "The narrow house at lock 12.",
  "The lock gates.",
  "My grandmother, shelling peas.",
  "I counted boats.",
];

/** Goes from the home view to the first question of Childhood, by mouse. */
export async function openFirstQuestion(page: Page, projectName = "The house by the canal"): Promise<void> {
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await page.getByLabel("Project name").fill(projectName);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText("1 of 5")).toBeVisible();
}

/** Answers every required question of Childhood and stops at the last, optional one. */
export async function answerQuestions(page: Page): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await page.getByRole("textbox", { name: /\?$/ }).fill(answer);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`${index + 2} of 5`)).toBeVisible();
  }
}

/** A conversation with one reply, made by a call. Its id. */
export async function newConversation(
  request: APIRequestContext,
  { token }: Account,
  projectName = "The house by the canal",
): Promise<string> {
  const response = await request.post("/api/grok", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      projectName,
      topic: "childhood",
      questionAnswers: [{ question: "Where were you living?", answer: "The narrow house at lock 12." }],
    },
    failOnStatusCode: true,
  });
  const { conversationId } = await response.json();
  return conversationId;
}

/** The one conversation of an account that has none, with whatever belongs to it brought in at once. Its id. */
export async function importConversation(
  request: APIRequestContext,
  { token }: Account,
  written: Pick<JournalConversation, "timestamp"> & Partial<JournalConversation>,
): Promise<string> {
  const conversation: JournalConversation = {
    ...{ _id: "one", projectName: "The house by the canal", topic: "childhood", orderIndex: 1 },
    ...{ questionAnswers: [{ question: "Where were you living?", answer: "The narrow house at lock 12." }] },
    ...{ response: "What stood by the lock?", receipt: null, file: null, continuations: [], notes: [] },
    ...written,
  };
  const buffer = Buffer.from(JSON.stringify({ ...journalFormat, conversations: [conversation] }));
  const file = { name: "journal.json", mimeType: "application/json", buffer };
  const headers = { authorization: `Bearer ${token}` };
  // Other tests import at the same time, and two imports run at once.
  let status = 503;
  while (status === 503)
    status = (await request.post("/api/account/import", { headers, multipart: { file } })).status();
  expect(status).toBe(200);
  const { conversations } = await (await request.get("/api/conversations", { headers })).json();
  return conversations[0]._id;
}

/** Makes a call as this account. */
export async function callAs<Answer>(
  request: APIRequestContext,
  { token }: Account,
  path: string,
  data: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.post(path, { headers, data, failOnStatusCode: true })).json();
}
