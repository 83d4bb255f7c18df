import { expect, signIn } from "../support/e2e";
import { newConversation } from "../support/memory";
import {
  answerTo,
  cutOff,
  openConversation,
  openPanel,
  press,
  proveSentence,
  type Row,
  refuse,
  type Stage,
  share,
  test,
  titleOf,
} from "../support/sentences";

test.use({ expectedErrors: /Failed to load resource/, permissions: ["clipboard-read", "clipboard-write"] });

async function search(stage: Stage, term: string) {
  await openPanel(stage, "Search");
  await stage.page.getByRole("searchbox").fill(term);
}

async function upload({ request, account }: Stage) {
  const headers = { authorization: `Bearer ${account.token}` };
  const file = { name: "wireless.txt", mimeType: "text/plain", buffer: Buffer.from("The radio") };
  await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true });
}

async function openHistory(stage: Stage) {
  await newConversation(stage.request, stage.account, "The canal");
  await openPanel(stage, "History");
}

async function openShared({ page, account }: Stage, path: string) {
  await signIn(page, account);
  await page.goto(`/#/share/post/${path}`);
}

const snippets: Row[] = [
  {
    sentence: "You: ...",
    when: "begins what the writer said",
    provoke: async (stage) => {
      await newConversation(stage.request, stage.account);
      await search(stage, "narrow");
    },
  },
  {
    sentence: "Flexi: ...",
    when: "begins what the assistant said",
    provoke: async (stage) => {
      stage.companion.script = "What stood on the table?";
      await newConversation(stage.request, stage.account);
      await search(stage, "table");
    },
  },
  {
    sentence: "File: wireless.txt",
    when: "begins a file's name",
    provoke: async (stage) => {
      await upload(stage);
      await search(stage, "wireless");
    },
  },
];

const searching: Row[] = [
  {
    sentence: "Search failed: The index is away.",
    when: "gives the server's reason",
    provoke: async (stage) => {
      await refuse(stage.page, "**/api/search", "The index is away.");
      await search(stage, "radio");
    },
  },
  {
    sentence: "Error performing search",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await cutOff(stage.page, "**/api/search");
      await search(stage, "radio");
    },
  },
  {
    sentence: "No results found.",
    when: "answers words that nobody wrote",
    provoke: (stage) => search(stage, "nobody wrote this"),
  },
  {
    sentence: "File not associated with a conversation.",
    when: "stands at a file that was never sent",
    provoke: async (stage) => {
      await upload(stage);
      await search(stage, "wireless");
    },
  },
];

const history: Row[] = [
  {
    sentence: "Invalid token",
    when: "answers the list of a session that has ended",
    answer: async (stage) => {
      await answerTo(stage, "POST", "/api/logout");
      return (await answerTo(stage, "GET", "/api/conversations")).message;
    },
  },
  {
    sentence: "Session expired, please log in again.",
    when: "follows a list that is answered with “Invalid token”",
    provoke: async (stage) => {
      await signIn(stage.page, stage.account);
      await expect(stage.page.getByRole("heading", { name: "Hi, " })).toBeVisible();
      await answerTo(stage, "POST", "/api/logout");
      await press(stage.page, "History");
      await expect(stage.page.getByRole("button", { name: "Login" })).toBeVisible();
    },
  },
  {
    sentence: "Conversation deleted successfully",
    when: "confirms a delete",
    provoke: async (stage) => {
      await openHistory(stage);
      await press(stage.page, "Delete The canal");
    },
  },
  {
    sentence: "The database is away.",
    when: "is the server's message about a delete",
    provoke: async (stage) => {
      await refuse(stage.page, "**/api/conversation/delete", "The database is away.");
      await openHistory(stage);
      await press(stage.page, "Delete The canal");
    },
  },
  {
    sentence: "Error deleting conversation",
    when: "stands where the server says nothing",
    provoke: async (stage) => {
      await refuse(stage.page, "**/api/conversation/delete");
      await openHistory(stage);
      await press(stage.page, "Delete The canal");
    },
  },
  {
    sentence: "Conversation renamed successfully",
    when: "confirms a new name",
    provoke: async (stage) => {
      await openHistory(stage);
      await press(stage.page, "Rename The canal");
      await stage.page.getByLabel("New name").fill("Lock 12");
      await press(stage.page, "Save");
    },
  },
  {
    sentence: "No conversation history yet.",
    when: "greets whoever has written nothing",
    provoke: (stage) => openPanel(stage, "History"),
  },
  {
    sentence: "Failed to fetch conversation history",
    when: "stands where the list cannot be read",
    provoke: async (stage) => {
      await cutOff(stage.page, "**/api/conversations?*");
      await openPanel(stage, "History");
    },
  },
];

const sharing: Row[] = [
  {
    sentence: "Cannot share: Invalid post ID",
    when: "answers a post whose id is none",
    provoke: async (stage) => {
      const id = await newConversation(stage.request, stage.account);
      await stage.page.route(`**/api/conversations/${id}`, async (route) => {
        const { conversation, notes } = await (await route.fetch()).json();
        await route.fulfill({ json: { conversation: { ...conversation, _id: "" }, notes } });
      });
      await signIn(stage.page, stage.account);
      await stage.page.goto(`/#/conversation/${id}`);
      await share(stage.page);
    },
  },
  {
    sentence: "Shared post not found",
    when: "answers a continuation that does not exist",
    provoke: async (stage) => {
      const id = await newConversation(stage.request, stage.account);
      await answerTo(stage, "POST", `/api/share/mark/${id}`, {});
      await openShared(stage, `${id}/7`);
    },
  },
  {
    sentence: "Failed to share: The post is gone.",
    when: "gives the server's reason",
    provoke: async (stage) => {
      await refuse(stage.page, "**/api/share/mark/*", "The post is gone.");
      await openConversation(stage);
      await share(stage.page);
    },
  },
  {
    sentence: "Error sharing post",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await cutOff(stage.page, "**/api/share/mark/*");
      await openConversation(stage);
      await share(stage.page);
    },
  },
  {
    sentence: "Please wait a moment before sharing.",
    when: "stands while the share is under way",
    provoke: async (stage) => {
      await stage.page.route("**/api/share/mark/*", () => {});
      await openConversation(stage);
      await share(stage.page);
    },
  },
  {
    sentence: "Shared conversation not found: ...",
    when: "answers a link to nothing",
    provoke: (stage) => openShared(stage, "nothing"),
  },
  {
    sentence: "Error loading shared conversation",
    when: "tells that the server is out of reach",
    provoke: async (stage) => {
      await cutOff(stage.page, "**/api/share/post/*");
      await openShared(stage, "p1");
    },
  },
  {
    sentence: "Link copied to clipboard!",
    when: "confirms Copy Link",
    provoke: async (stage) => {
      await openConversation(stage);
      await share(stage.page);
      await press(stage.page, "Copy Link");
    },
  },
];

for (const row of [...snippets, ...searching, ...history, ...sharing]) {
  test(titleOf(row), ({ stage }) => proveSentence(row, stage));
}
