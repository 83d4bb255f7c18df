import type { Page } from "@playwright/test";
import { expect, signIn } from "../support/e2e";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/memory";
import {
  answerTo,
  cutOff,
  openConversation,
  press,
  proveSentence,
  type Row,
  refuse,
  type Stage,
  say,
  test,
  titleOf,
} from "../support/sentences";

test.use({ expectedErrors: /Failed to load resource/ });

const answerBox = (page: Page) => page.getByRole("textbox", { name: /\?$/ });

async function openQuestion({ page, account }: Stage) {
  await signIn(page, account);
  await openFirstQuestion(page);
}

async function takeNote(stage: Stage, words: string) {
  await openConversation(stage);
  await press(stage.page, "+ NOTE TO SELF");
  await stage.page.getByLabel("Your note").fill(words);
}

async function attach({ page }: Stage, content: Buffer) {
  await page.locator("input[type=file]").setInputFiles({ name: "log.txt", mimeType: "text/plain", buffer: content });
}

const screens: Row[] = [
  {
    sentence: "Enter your answer (100 words or less)",
    when: "stands in an empty answer",
    provoke: openQuestion,
    read: (page, sentence) => page.getByPlaceholder(sentence),
  },
  {
    sentence: "You",
    when: "stands above the writer's words",
    provoke: openConversation,
    read: (page, sentence) => page.getByRole("article").getByText(sentence),
  },
  {
    sentence: "+ NOTE TO SELF",
    when: "is the note button",
    provoke: openConversation,
    read: (page, sentence) => page.getByRole("button", { name: sentence }),
  },
  {
    sentence: "ADD ...",
    when: "is the note button in note mode",
    provoke: (stage) => takeNote(stage, ""),
    read: (page, sentence) => page.getByRole("button", { name: sentence }),
  },
];

const rules: Row[] = [
  {
    sentence: "Please enter a project name to continue.",
    when: "asks for the name",
    provoke: async ({ page, account }) => {
      await signIn(page, account);
      await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
      await press(page, "Start");
    },
  },
  {
    sentence: "Please answer the current question before proceeding.",
    when: "asks for a required answer",
    provoke: async (stage) => {
      await openQuestion(stage);
      await press(stage.page, "Next");
    },
  },
  {
    sentence: "Please keep your answer to 600 characters or less (about 100 words).",
    when: "answers one of 601",
    provoke: async (stage) => {
      await openQuestion(stage);
      await answerBox(stage.page).fill("x".repeat(601));
      await press(stage.page, "Next");
    },
  },
  {
    sentence: "Please select a memory type.",
    when: "asks for one of several",
    provoke: async ({ page, account }) => {
      await signIn(page, account);
      await page.getByLabel("Project name").fill("The canal");
      await press(page, "Start");
    },
  },
  {
    sentence: "Please start or select a conversation before adding a note.",
    when: "answers a note without a conversation",
    answer: async (stage) => (await answerTo(stage, "POST", "/api/add-note", { content: "Ask Ruth" })).message,
  },
  {
    sentence: "Please start or select a conversation before adding a note.",
    when: "answers a note whose conversation has no id",
    answer: async (stage) =>
      (await answerTo(stage, "POST", "/api/add-note", { conversationId: "", content: "Ask Ruth" })).message,
  },
];

const asking: Row[] = [
  {
    sentence: "Answer received, conversation started!",
    when: "confirms the first answers",
    provoke: async (stage) => {
      await openQuestion(stage);
      await answerQuestions(stage.page);
      await press(stage.page, "Submit");
    },
  },
  {
    sentence: "Error starting conversation: ...",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await openConversation(stage);
      await cutOff(stage.page, "**/api/grok");
      await say(stage.page, "The radio played.");
    },
  },
  {
    sentence: "Error starting conversation: The provider is asleep.",
    when: "gives the server's reason",
    provoke: async (stage) => {
      await openConversation(stage);
      await refuse(stage.page, "**/api/grok", "The provider is asleep.");
      await say(stage.page, "The radio played.");
    },
  },
  {
    sentence: "Error connecting to server",
    when: "stands in the thread where a reply would be",
    provoke: async (stage) => {
      await openConversation(stage);
      stage.companion.fault = "empty";
      await say(stage.page, "The radio played.");
      await expect(stage.page.getByText("Error starting conversation: ")).toBeVisible();
    },
    read: (page, sentence) => page.getByRole("article").getByText(sentence),
  },
  {
    sentence: "No response message received from server",
    when: "answers where the provider says nothing",
    answer: async (stage) => {
      const conversationId = await newConversation(stage.request, stage.account);
      stage.companion.fault = "empty";
      return (await answerTo(stage, "POST", "/api/grok", { conversationId, message: "The radio." })).message;
    },
  },
  {
    sentence: "Failed to fetch conversation history",
    when: "stands where a thread cannot be read",
    provoke: async ({ page, account }) => {
      await cutOff(page, "**/api/conversations/c1");
      await signIn(page, account);
      await page.goto("/#/conversation/c1");
    },
  },
];

const filesAndNotes: Row[] = [
  {
    sentence: "File upload failed: ...",
    when: "gives the server's reason",
    provoke: async (stage) => {
      await openConversation(stage);
      await attach(stage, Buffer.from([0xff, 0xfe, 0x00]));
    },
  },
  {
    sentence: "Error uploading file",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await openConversation(stage);
      await cutOff(stage.page, "**/api/upload");
      await attach(stage, Buffer.from("The lock-keeper's log."));
    },
  },
  {
    sentence: "Failed to add note: Conversation not found",
    when: "gives the server's reason",
    provoke: async (stage) => {
      await takeNote(stage, "Ask Ruth");
      const id = stage.page.url().split("/").at(-1);
      await answerTo(stage, "DELETE", "/api/conversation/delete", { id });
      await press(stage.page, "ADD NOTE TO SELF");
    },
  },
  {
    sentence: "Error adding note: ...",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await takeNote(stage, "Ask Ruth");
      await cutOff(stage.page, "**/api/add-note");
      await press(stage.page, "ADD NOTE TO SELF");
    },
  },
];

for (const row of [...screens, ...rules, ...asking, ...filesAndNotes]) {
  test(titleOf(row), ({ stage }) => proveSentence(row, stage));
}
