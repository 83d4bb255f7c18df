import { expect, test } from "@jest/globals";
import type { SharedPart } from "@/lib/api/responses";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { bringBack, edit, listVersions, readReceipt, removeEntry } from "../support/api/entries";
import { exportAll } from "../support/api/exports";
import { upload } from "../support/api/files";
import { createConversation, note, putInGame, readShared, share } from "../support/api/journal";
import { randomFrom } from "../support/factories/seeded-random";

const provider = fakeProvider();
captureConsole();
ownConfiguration();

type Entry = { conversationId: string; entryId: string; version: number; marker: string | null; former: string[] };

let markers = 0;
const newMarker = () => {
  markers += 1;
  return `zorb${markers}q`;
};
/** A unique text that the game can make a question of. */
const textOf = (marker: string) => `We lived in house ${30 + (markers % 60)} of the street ${marker}.`;

const [talks, turns, notes] = [8, 12, 34];

/** More than 500 entries, each with its marker, the first ones of each conversation shared, and all of it in the game. */
async function writeJournal(ann: Person): Promise<{ entries: Entry[]; links: string[] }> {
  const entries: Entry[] = [];
  const links: string[] = [];
  const add = (conversationId: string, entryId: string, marker: string) =>
    entries.push({ conversationId, entryId, version: 0, marker, former: [] });
  const replyWith = (marker: string) => {
    provider().script = textOf(marker);
  };
  for (let talk = 0; talk < talks; talk += 1) {
    const [name, one, two, reply, fileName] = [newMarker(), newMarker(), newMarker(), newMarker(), newMarker()];
    replyWith(reply);
    const questionAnswers = [one, two].map((marker) => ({ question: "Where?", answer: textOf(marker) }));
    const id = await createConversation(ann, [], { projectName: name, questionAnswers });
    add(id, "name", name);
    add(id, "answer-0", one);
    add(id, "answer-1", two);
    add(id, "reply-0", reply);
    const { fileId } = await upload(ann, "Some words", `${fileName}.txt`);
    add(id, `file-${fileId}`, fileName);
    for (let turn = 1; turn <= turns; turn += 1) {
      const [message, response] = [newMarker(), newMarker()];
      replyWith(response);
      const file = turn === 2 && { fileId };
      await sendMessage(ann, { conversationId: id, message: textOf(message), ...file });
      add(id, `message-${turn}`, message);
      add(id, `reply-${turn}`, response);
    }
    const noted = Array.from({ length: notes }, newMarker);
    const noteIds = await Promise.all(
      noted.map(async (marker) => {
        const { _id: noteId } = (await note(ann, id, textOf(marker))).body.note;
        add(id, `note-${noteId}`, marker);
        return noteId;
      }),
    );
    await share(ann, id, { noteId: noteIds[0] });
    links.push(`${id}/note/${noteIds[0]}`);
    for (const index of [0, 1, 2]) await share(ann, id, { continuationIndex: index });
    await share(ann, id);
    links.push(id, ...[0, 1, 2].map((index) => `${id}/${index}`));
    await putInGame(ann, id);
  }
  return { entries, links };
}

/** One random change: mostly another text, or removed, or an earlier version brought back. */
async function changeOne(ann: Person, entry: Entry, random: () => number): Promise<void> {
  const { conversationId, entryId, version, marker, former } = entry;
  const isOwnText = /^(name|answer|message|note)/.test(entryId);
  const choice = random();
  let status: number;
  if (former.length > 0 && choice < 0.3) {
    const [earlier] = await listVersions(ann, conversationId, entryId);
    const back = former.findLast((one) => earlier?.text.includes(one)) ?? "";
    ({ status } = await bringBack(ann, conversationId, entryId, earlier?.version ?? 0, version));
    entry.former = [...former.filter((one) => one !== back), ...(marker ? [marker] : [])];
    entry.marker = back;
  } else if (isOwnText && (entryId === "name" || choice < 0.75)) {
    const next = newMarker();
    ({ status } = await edit(ann, conversationId, entryId, entryId === "name" ? next : textOf(next), version));
    if (marker) former.push(marker);
    entry.marker = next;
  } else {
    if (marker === null) return;
    ({ status } = await removeEntry(ann, conversationId, entryId, version));
    former.push(marker);
    entry.marker = null;
  }
  expect({ entryId, status }).toEqual({ entryId, status: 200 });
  entry.version += 1;
}

const markersIn = (text: string) => new Set(text.match(/zorb\d+q/g));

test("after 100 random changes of 500 entries, everything has the new texts and nothing the old ones", async () => {
  const ann = await signUp();
  const { entries, links } = await writeJournal(ann);
  expect(entries.length).toBeGreaterThanOrEqual(500);
  provider().requests.length = 0;
  provider().script = "Thank you.";
  const random = randomFrom(7);
  for (let time = 0; time < 100; time += 1) {
    await changeOne(ann, entries[Math.floor(random() * entries.length)] as Entry, random);
  }
  const current = new Set(entries.flatMap(({ marker }) => marker ?? []));
  const old = entries.flatMap(({ former }) => former);
  expect(old.length).toBeGreaterThan(75);
  const ids = [...new Set(entries.map(({ conversationId }) => conversationId))];

  // Exports and threads have all of the new texts, and only those.
  expect(markersIn((await exportAll(ann)).text)).toEqual(current);
  const [page, zip] = await Promise.all(
    ["html", "markdown"].map((format) => exportAll(ann, `?format=${format}&notes=true&replies=true`)),
  );
  expect(markersIn(page?.text ?? "")).toEqual(current);
  expect(markersIn(zip?.text ?? "")).toEqual(current);
  expect(markersIn(Buffer.from(zip?.packed["journal.json"] ?? []).toString())).toEqual(current);
  const threads = await Promise.all(ids.map((id) => readThread(ann, id)));
  expect(markersIn(JSON.stringify(threads))).toEqual(current);

  // So have searches.
  const changed = entries.filter(({ version }) => version > 0).flatMap(({ marker }) => marker ?? []);
  const search = async (searchTerm: string) => {
    const { body } = await callUntilFree(() => call("POST", "/api/search", { token: ann.token, body: { searchTerm } }));
    return (body.results as unknown[]).length;
  };
  for (const [wanted, found] of [[changed, true] as const, [old, false] as const]) {
    const results = await Promise.all(wanted.map(async (marker) => [marker, (await search(marker)) > 0]));
    expect(results).toEqual(wanted.map((marker) => [marker, found]));
  }

  // Shared views, questions of the game, the records of what was sent, and the next prompts have none of the old ones.
  const shared: SharedPart[] = [];
  for (const link of links) shared.push((await readShared(ann, link)).body);
  const body = { contentFilter: { appName: "My own memories" }, limit: 50 };
  const games = await Promise.all(
    Array.from({ length: 4 }, () => call("POST", "/api/training/memories", { token: ann.token, body })),
  );
  const receipts = ids.flatMap((id) => Array.from({ length: turns + 1 }, (_, turn) => readReceipt(ann, id, turn)));
  for (const id of ids) await sendMessage(ann, { conversationId: id, message: "Go on." });
  const shown = { shared, games, receipts: await Promise.all(receipts), prompts: provider().requests };
  for (const [where, content] of Object.entries(shown)) {
    const found = [...markersIn(JSON.stringify(content))];
    expect([where, found.filter((marker) => !current.has(marker))]).toEqual([where, []]);
    expect(found).not.toEqual([]);
  }
  const inPrompts = entries.filter(({ entryId, marker }) => marker && /^(name|answer|message|file)/.test(entryId));
  const sent = markersIn(JSON.stringify(provider().requests));
  expect(inPrompts.filter(({ marker }) => !sent.has(marker as string))).toEqual([]);
});
