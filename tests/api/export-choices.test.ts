import { expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread } from "../support/api/chat";
import { send, signUp } from "../support/api/client";
import { exportAll, writer } from "../support/api/exports";

captureConsole();
const provider = fakeProvider();

test.each(["html", "markdown"])("as %s private notes come along only if they are asked for", async (format) => {
  const { ann, first: id } = await writer(provider());
  for (const scope of ["", `&conversationId=${id}`]) {
    const exported = async (choice: string) => (await exportAll(ann, `?format=${format}${scope}${choice}`)).text;
    expect(await exported("")).not.toContain("Later");
    expect(await exported("&notes=false")).not.toContain("Later");
    expect(await exported("&notes=true")).toContain("Later");
  }
});

test.each(["html", "markdown"])("as %s replies can be left out", async (format) => {
  const { ann, first: id } = await writer(provider());
  const { conversation } = await readThread(ann, id);
  const reply = String(conversation.response).slice(0, 20);
  expect((await exportAll(ann, `?format=${format}`)).text).toContain(reply);
  expect((await exportAll(ann, `?format=${format}&replies=false`)).text).not.toContain(reply);
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
])("%s from a browser that reads %s is a page in the language %s", async (query, accepted, language) => {
  const ann = await signUp();
  const headers = { "accept-language": accepted };
  const response = await send("GET", `/api/account/export${query}`, { token: ann.token, headers });
  expect(await response.text()).toContain(`<html lang="${language}">`);
});
