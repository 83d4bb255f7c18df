import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { signUp } from "../support/api/client";
import { ai, configFile, edit, examine, selfSignedUrl, variables } from "../support/api/installation";

const set = (changes: Record<string, string>) => () => Object.assign(variables, changes);
const portOf = (url: string) => new URL(url).port;

/** A mistake, how it is made, and what the one line about it has to name. */
const mistakes: [string, () => unknown, RegExp][] = [
  [
    "a line break in a key",
    set({ OPENAI_API_KEY: "sk-\nhunter-2" }),
    /^OPENAI_API_KEY has a space or a line break in it/,
  ],
  [
    "a space before a token",
    () => set({ BLOB_READ_WRITE_TOKEN: ` ${variables.BLOB_READ_WRITE_TOKEN}` })(),
    /^BLOB_READ_WRITE_TOKEN has a space/,
  ],
  ["a line break after an address", () => set({ SMTP_URL: `${variables.SMTP_URL}\n` })(), /^SMTP_URL has a space/],
  ["a misspelt variable", set({ REGISTRATON: "closed" }), /^REGISTRATON is unknown\. Is it REGISTRATION\?$/],
  [
    "an @ and a / in a password",
    set({ DATABASE_URL: "postgres://ann:p@hunter-2/x@db/journal" }),
    /^DATABASE_URL must have % @ \/ \? # in its password written as %25 %40/,
  ],
  [
    "a # in a password",
    set({ DATABASE_URL: "postgres://ann:hunter-2#x@db/journal" }),
    /^DATABASE_URL must be a postgres:\/\/ address, with % @ .* as %25 %40/,
  ],
  [
    "a % in a password",
    set({ SMTP_URL: "smtp://ann:50%hunter-2@127.0.0.1" }),
    /^SMTP_URL must have % @ \/ \? # in its password written as %25/,
  ],
  [
    "two questions with one id",
    () => edit("flexifeatures.json", /("id": )"[^"]+"([\s\S]+?"id": )"[^"]+"/, '$1"one"$2"one"'),
    /^config\/flexifeatures\.json: the topic "\w+" has two questions with the id "one"/,
  ],
  [
    "a care line without encryption",
    () => edit("flexifeatures.json", /"url": "https:/, '"url": "http:'),
    /^config\/flexifeatures\.json: the care line \("\w+"\) leads to http:.*Use https/,
  ],
  [
    "a collector that is away",
    set({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" }),
    /^OTEL_EXPORTER_OTLP_ENDPOINT: nothing responds there/,
  ],
  [
    "a port that another program has",
    () => set({ PORT: portOf(selfSignedUrl()) })(),
    /^PORT \d+ is in use by another program/,
  ],
  [
    "a mail server that nobody vouches for",
    () => set({ SMTP_URL: selfSignedUrl() })(),
    /^SMTP_URL: nobody vouches for the certificate/,
  ],
  [
    "a wrong mail port",
    () => set({ SMTP_URL: String(variables.SMTP_URL).replace("smtp:", "smtps:") })(),
    /^SMTP_URL: no mail server responds as expected on this port/,
  ],
  [
    "a closed mail port",
    set({ SMTP_URL: "smtp://ann:hunter-2@127.0.0.1:1" }),
    /^SMTP_URL: no mail server responds as expected on this port/,
  ],
  ["an unknown model", () => Object.assign(ai(), { fault: "no model" }), /^OPENAI_MODEL: .* no model gpt-6-luna/],
];

test.each(mistakes)("%s is one finding, without a piece of a secret", async (_, make, line) => {
  await make();
  const findings = await examine();
  expect(findings).toEqual([expect.stringMatching(line)]);
  expect(findings.join()).not.toContain("hunter-2");
});

test("a port that Flexi itself has is no finding", async () => {
  Object.assign(variables, { PORT: portOf(String(variables.APP_URL)), HOST: "127.0.0.1" });
  expect(await examine()).toEqual([]);
});

test("an .env file that everybody can read is a finding, and so is a name in it that is nearly right", async () => {
  const file = configFile(".env");
  await writeFile(file, "OPENAI_APIKEY=x");
  await chmod(file, 0o644);
  Object.assign(variables, { OPENAI_API_KEY: "", OPENAI_BASE_URL: "" });
  expect(await examine([{ file, names: ["OPENAI_APIKEY"] }])).toEqual([
    `OPENAI_APIKEY in ${file} is unknown. Is it OPENAI_API_KEY?`,
    `${file} can be read by everybody on this machine. chmod 600 ${file}`,
  ]);
  await chmod(file, 0o640);
  expect(await examine([{ file, names: [] }])).toEqual([]);
});

test("files that the store has lost are a finding", async () => {
  variables.BLOB_READ_WRITE_TOKEN = "";
  await signUp();
  await db().$executeRaw`
    INSERT INTO "File" ("userId", "id", "name", "normalizedName", "type", "storageKey", "requestKey", "size", "storedAt")
    SELECT "id", f, f, f, 'text/plain', f, f, 1, now() FROM "User", unnest(ARRAY['here', 'lost', 'gone']) f`;
  const folder = join(String(variables.DATA_DIR), "files");
  await mkdir(join(folder, "here"), { recursive: true });
  await writeFile(join(folder, "here/content"), "x");
  const [finding, ...others] = await examine();
  expect(finding).toContain(`DATA_DIR: of 3 attached files 2 are missing in ${folder}. Copy them`);
  expect(others).toEqual([]);
});
