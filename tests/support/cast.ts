import type { Browser } from "playwright";
import type { ConversationSummary, Note } from "../../lib/api/responses";
import { canal, newJournal } from "./picture-book";
import type { Cast, Written } from "./scenes";

const password = "open sesame";

/** The people of the pictures, in an app that has just started: one with a full journal, one who shares parts of it, and a newcomer. */
export async function castIn(browser: Browser, url: string): Promise<Cast> {
  async function call<Answer>(
    path: string,
    body?: object,
    token = "",
    method = body ? "POST" : "GET",
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: isForm ? { authorization: headers.authorization } : headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  async function person(username: string, displayName: string): Promise<string> {
    const account = { username, password, email: `${username}@example.org` };
    await call("/api/register", account);
    const { token } = await call<{ token: string }>("/api/login", account);
    await call("/api/profile", { displayName }, token, "PUT");
    return token;
  }

  async function journal(token: string, isTidy: boolean): Promise<Written> {
    const form = new FormData();
    form.append("file", new Blob([JSON.stringify(await newJournal(browser, isTidy))]), "journal.json");
    await call("/api/account/import", form, token);
    const { conversations } = await call<{ conversations: ConversationSummary[] }>(
      "/api/conversations",
      undefined,
      token,
    );
    const idOf = (start: string) => conversations.find(({ projectName }) => projectName.startsWith(start))?._id ?? "";
    const ids = {
      canal: idOf(canal),
      strained: idOf("Unbroken"),
      rightToLeft: idOf("הבית"),
      distress: idOf("A hard night"),
    };
    const { notes } = await call<{ notes: Note[] }>("/api/notes", { conversationId: ids.canal }, token);
    return { ...ids, note: notes[0]?._id ?? "" };
  }

  /** Conversations that were begun and deleted again. */
  async function forget(token: string, names: string[]): Promise<void> {
    for (const projectName of names) {
      const begun = { projectName, topic: "family", questionAnswers: [{ question: "Who?", answer: "My aunt." }] };
      const { conversationId: id } = await call<{ conversationId: string }>("/api/grok", begun, token);
      await call("/api/conversation/delete", { id }, token, "DELETE");
    }
  }

  const writer = await person("ada", "Ada Brenner");
  const sharer = await person("ruth", "Ruth Brenner");
  const newcomer = await person("noor", "Noor");
  const [written, shared] = [await journal(writer, true), await journal(sharer, false)];
  await forget(sharer, ["Bread on Fridays", `${"Forgotten".repeat(11)}!`]);
  const share = (id: string, part: object = {}) => call(`/api/share/mark/${id}`, part, sharer);
  await share(shared.rightToLeft);
  await share(shared.strained);
  await share(shared.canal);
  await share(shared.canal, { continuationIndex: 1 });
  await share(shared.canal, { noteId: shared.note });
  return { tokens: { writer, sharer, newcomer }, written, shared };
}
