import { runInNewContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { FirstPaintScript } from "@/components/shell/first-paint-script";
import { latestUrl, profileUrl, usedQuestionsUrl } from "@/lib/routes";

const token = `.${btoa(JSON.stringify({ username: "ann" }))}.`;
const guide = "flexi.draft.ann.new.guide#1";

/** Opens home in a browser that has nothing but what the script may use, and this in its local storage. */
function openHome(stored: Record<string, string>) {
  const { props } = FirstPaintScript({ nonce: undefined, colours: { "--primary": "red" } });
  const stores = (entries: Record<string, string>) =>
    Object.assign(Object.create({ getItem: (key: string) => entries[key] ?? null }), entries);
  const root = { dataset: {} as Record<string, string>, style: { setProperty: () => {} } };
  const name = { textContent: "" };
  const requested: string[] = [];
  const window = { location: { hash: "", hostname: "flexi.test", search: "" }, history: {}, addEventListener() {} };
  runInNewContext(props.children, {
    ...{ window, atob, TextDecoder, Response, requestAnimationFrame() {} },
    ...{ localStorage: stores(stored), sessionStorage: stores({}) },
    document: {
      documentElement: root,
      querySelector: () => name,
      currentScript: { dataset: { constants: props["data-constants"] } },
    },
    fetch: async (path: string) => {
      requested.push(path);
      return Response.json({ conversations: [{}] });
    },
    MutationObserver: class {
      constructor(readonly onChange: (changes: unknown[], observer: object) => void) {}
      observe = () => this.onChange([], this);
      disconnect() {}
    },
  });
  return { root, name, requested };
}

test("the script uses nothing but what browsers have, and greets the person who opens home", async () => {
  const { root, name, requested } = openHome({ token, "flexi.theme": "dark" });
  expect(name.textContent).toBe("ann");
  expect(requested.slice(2)).toEqual([latestUrl, usedQuestionsUrl, profileUrl]);
  await new Promise(setImmediate);
  expect(root.dataset).toEqual({ theme: "dark", waitingHome: "", writer: "" });
});

test.each([
  ["at a question", { stage: { name: "question" } }, false],
  ["at a question that was set aside", { stage: { name: "question" }, isSetAside: true }, true],
  ["at the setup", { stage: { name: "setup" } }, true],
])("a person with a guide %s is greeted only if home is what they see", (_, draft, isGreeted) => {
  expect(openHome({ token, [guide]: JSON.stringify(draft) }).name.textContent).toBe(isGreeted ? "ann" : "");
});
