import { expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread } from "../support/api/chat";
import { type Person, send, signUp } from "../support/api/client";
import { exportAll, writer } from "../support/api/exports";

captureConsole();
const provider = fakeProvider();

/** Everything that is in an export, however it is packed. */
async function contentOf(person: Person, query: string): Promise<string> {
  const { text, packed } = await exportAll(person, query);
  return [text, ...Object.values(packed).map((bytes) => Buffer.from(bytes).toString())].join("\n");
}

test.each([
  ["html", false],
  ["markdown", true],
])("as %s private notes and replies can be chosen, and are in no part of it otherwise", async (format, byDefault) => {
  const { ann, first: id } = await writer(provider());
  const { conversation } = await readThread(ann, id);
  const reply = String(conversation.response).slice(0, 20);
  for (const scope of ["", `&conversationId=${id}`]) {
    const has = async (text: string, choice: string) =>
      (await contentOf(ann, `?format=${format}${scope}${choice}`)).includes(text);
    for (const [name, text] of [["notes", "Later"] as const, ["replies", reply] as const]) {
      expect(await has(text, "")).toBe(byDefault);
      expect(await has(text, `&${name}=false`)).toBe(false);
      expect(await has(text, `&${name}=true`)).toBe(true);
    }
  }
});

test("the JSON export is whole, whatever is chosen for the other formats", async () => {
  const { ann } = await writer(provider());
  const [whole, chosen] = ["", "?notes=false&replies=false&lang=de"].map((query) => exportAll(ann, query));
  const withoutTime = async (exported: ReturnType<typeof exportAll> | undefined) => ({
    ...JSON.parse((await exported)?.text ?? ""),
    exportedAt: null,
  });
  expect(await withoutTime(chosen)).toEqual(await withoutTime(whole));
});

test.each([
  ["?format=html&lang=ar", "de-CH,de;q=0.9", "ar"],
  ["?format=html", "de-CH,de;q=0.9", "de-CH"],
  ["?format=html&lang=en-US@posix", "fr", "fr"],
  ["?format=html", "*", "en"],
  ["?format=html&lang=ab-c", "", "en"],
])("%s from a browser that reads %s is a page in the language %s", async (query, accepted, language) => {
  const ann = await signUp();
  const headers = { "accept-language": accepted };
  const response = await send("GET", `/api/account/export${query}`, { token: ann.token, headers });
  expect(await response.text()).toContain(`<html lang="${language}">`);
});

test("dates are written in the language and the time zone of the reader", async () => {
  const { ann } = await writer(provider());
  const page = async (query: string) => (await exportAll(ann, `?format=html${query}`)).text;
  expect(await page("&lang=de&timeZone=Pacific/Auckland")).toContain("4. Mai 1999 um 15:02</time>");
  expect(await page("&lang=en-GB&timeZone=Nowhere")).toContain("4 May 1999 at 03:02</time>");
});
