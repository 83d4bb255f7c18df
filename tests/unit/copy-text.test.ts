import { expect, test } from "@jest/globals";
import { copyText } from "@/lib/client/copy-text";

const withClipboard = (clipboard?: object) =>
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });

test("a text is copied, unless the browser refuses or has no clipboard", async () => {
  const copied: string[] = [];
  withClipboard({ writeText: async (text: string) => copied.push(text) });
  expect(await copyText("The lock.")).toBe(true);
  expect(copied).toEqual(["The lock."]);
  withClipboard({ writeText: () => Promise.reject(new Error("NotAllowedError")) });
  expect(await copyText("The lock.")).toBe(false);
  withClipboard();
  expect(await copyText("The lock.")).toBe(false);
});
