import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { clearDrafts, draftScopes, writeDraft } from "@/lib/client/drafts";
import { discardSent } from "@/lib/client/outgoing";
import { startSession } from "@/lib/client/session";
import { chooseDraft, discardDraft, listDrafts, openTabDraft, restoreDraft } from "@/lib/client/tab-draft";
import { fakeStorage, tokenFor } from "../support/fakes/browser-storage";

type Draft = { text: string };
const isDraft = ({ text }: Partial<Draft>) => typeof text === "string";
const textsOf = (username = "Ann") => listDrafts(username).map(({ draft }) => (draft as Draft).text);

type Area = "localStorage" | "sessionStorage";
const define = (area: Area, property: PropertyDescriptor) =>
  Object.defineProperty(globalThis, area, { ...property, configurable: true });

beforeEach(() => {
  define("localStorage", { value: fakeStorage() });
  Object.assign(globalThis, { window: new EventTarget() });
  newTab();
  startSession(tokenFor("Ann"));
  clearDrafts("Ann");
});

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What is opened from here on is opened in another tab. */
const newTab = () => define("sessionStorage", { value: fakeStorage() });

const open = () => openTabDraft<Draft>("Ann", "one.message", isDraft);

/** A field that is on the page: it hears of what other tabs do. */
function openField() {
  const field = open();
  closing.push(field.subscribe(() => {}));
  return { ...field, text: () => field.read().draft?.text };
}

test("two tabs that write in the same field have a draft each, and a reload shows each its own", () => {
  const first = openField();
  newTab();
  const second = openField();
  second.write({ text: "second" });
  first.write({ text: "first" });
  expect(textsOf().sort()).toEqual(["first", "second"]);
  expect(openField().text()).toBe("first");
});

test("a tab that was loaded again still has its own text when another tab replaces it", () => {
  open().write({ text: "first" });
  const first = openField();
  newTab();
  openField().write({ text: "second" });
  expect(first.text()).toBe("first");
  expect(textsOf().sort()).toEqual(["first", "second"]);
});

test("a new tab goes on with the latest draft, and the text of the tab that wrote it stays its own", () => {
  const first = openField();
  first.write({ text: "first" });
  newTab();
  const second = openField();
  expect(second.text()).toBe("first");
  second.write({ text: "second" });
  expect(first.text()).toBe("first");
  expect(textsOf().sort()).toEqual(["first", "second"]);
});

test("a tab in which nothing was typed follows the one that shows the same draft", () => {
  const writing = openField();
  writing.write({ text: "first" });
  newTab();
  const reading = openField();
  writing.write({ text: "first and second" });
  expect(reading.text()).toBe("first and second");
  expect(textsOf()).toEqual(["first and second"]);
});

test("what was sent or discarded leaves every tab, and what another tab has written since stays", () => {
  const first = openField();
  first.write({ text: "sent" });
  newTab();
  const second = openField();
  second.clear();
  expect([first.text(), textsOf()]).toEqual([undefined, []]);
  first.write({ text: "next" });
  discardDraft("Ann", first.read().scope);
  expect(first.text()).toBeUndefined();
});

test("a draft of an earlier version of the app is found", () => {
  localStorage.setItem("flexi.draft.Ann.one.message", `{"text":"from before"}`);
  expect(openField().text()).toBe("from before");
  expect(textsOf()).toEqual(["from before"]);
});

test("typing goes on where nothing can be stored, which the field is told at once, and no text is lost within the page", () => {
  const field = openField();
  localStorage.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  field.write({ text: "not stored" });
  expect([field.text(), field.read().isStored]).toEqual(["not stored", false]);
  const openedAgain = openField();
  expect([openedAgain.text(), openedAgain.read().isStored]).toEqual(["not stored", false]);
  expect(textsOf()).toEqual(["not stored"]);
});

test("the same holds where the storage is forbidden while the page is open", () => {
  const field = openField();
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const area of ["localStorage", "sessionStorage"] as const) define(area, { get });
  field.write({ text: "not stored" });
  expect([field.text(), field.read().isStored, textsOf()]).toEqual(["not stored", false, ["not stored"]]);
  expect(openField().text()).toBe("not stored");
  field.clear();
  expect([field.text(), textsOf()]).toEqual([undefined, []]);
});

test("the drafts of Ann.new are not those of Ann", () => {
  for (const scope of ["new.guide", "one.message", "one.entry.message-1#2", "training.game", "/api/files/a.altText"]) {
    localStorage.setItem(`flexi.draft.Ann.new.${scope}`, `{"text":"hers"}`);
    localStorage.setItem(`flexi.draft.Ann.c.entry.${scope}`, `{"text":"hers"}`);
  }
  expect(draftScopes("Ann")).toEqual([]);
  clearDrafts("Ann");
  expect(draftScopes("Ann.new")).toHaveLength(5);
});

test("what was discarded in a field is in it again when it is chosen and restored", () => {
  const field = openField();
  field.write({ text: "red" });
  const { scope, draft } = field.read();
  discardDraft("Ann", scope);
  expect(field.text()).toBeUndefined();
  chooseDraft("one.message", scope);
  restoreDraft("Ann", { scope, draft: draft ?? {} });
  expect(field.text()).toBe("red");
  expect(textsOf()).toEqual(["red"]);
});

test("a message that the server has is removed with its files, another one stays", () => {
  writeDraft("Ann", "one.file#1", { name: "photo.jpg", requestKey: "f" });
  writeDraft("Ann", "one.message#a", { text: "sent", requestKey: "a", fileScopes: ["one.file#1"] });
  writeDraft("Ann", "one.message#b", { text: "not sent", requestKey: "b" });
  discardSent("Ann", "one", (key) => key === "a");
  expect(draftScopes("Ann")).toEqual(["one.message#b"]);
});
