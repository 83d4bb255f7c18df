import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { addressFindings } from "@/lib/operator/doctor/connections";
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
    "a shortened variable",
    set({ S3_SECRET_KEY: "hunter-2" }),
    /^S3_SECRET_KEY is unknown\. Is it S3_SECRET_ACCESS_KEY\?$/,
  ],
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
  [
    "a password in the AI's address",
    set({ OPENAI_BASE_URL: "https://ann:hunter-2@ai.example/v1" }),
    /^OPENAI_BASE_URL must be an address without a user name/,
  ],
  [
    "a password in the public address",
    set({ APP_URL: "https://ann:hunter-2@example.org" }),
    /^APP_URL must be an address without a user name/,
  ],
  [
    "a password in the collector's address",
    set({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://ann:hunter-2@127.0.0.1:1" }),
    /^OTEL_EXPORTER_OTLP_ENDPOINT: nothing responds there/,
  ],
  [
    "a closed port of the database without its pooler",
    set({ DATABASE_URL_UNPOOLED: "postgres://ann:hunter-2@127.0.0.1:1/x" }),
    /^DATABASE_URL_UNPOOLED names 127\.0\.0\.1, where no/,
  ],
  [
    "every address beside a proxy",
    set({ HOST: "0.0.0.0", TRUSTED_PROXIES: "loopback" }),
    /^HOST is 0\.0\.0\.0, so Flexi can be reached without/,
  ],
  ["an address of another machine", set({ HOST: "192.0.2.7" }), /^HOST is not an address of this machine/],
  ["no reply a day", set({ AI_REPLIES_PER_DAY: "0" }), /^AI_REPLIES_PER_DAY is 0, so nobody gets a reply/],
  [
    "a token that can be guessed",
    set({ METRICS_TOKEN: "change-me-hunter-2-".repeat(2) }),
    /^METRICS_TOKEN looks as if/,
  ],
  [
    "a secret that was cut",
    async () => {
      variables.AUTH_SECRET = "";
      await writeFile(join(String(variables.DATA_DIR), "secret"), "hunter-2", { mode: 0o600 });
    },
    /secret is damaged: it should have one line of 32/,
  ],
  [
    "phrases for help that are not JSON",
    () => writeFile(configFile("care/de.json"), "{"),
    /^config\/care\/de\.json is not valid JSON/,
  ],
  ["no phrases for help", () => rm(configFile("care"), { recursive: true }), /^config\/care\/en\.json cannot be read/],
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

test("a proxy that does not say that visitors come by https is a finding, and Flexi without one is not", () => {
  const health = { status: "ok" };
  const findings = (headers: Record<string, string>, isBehindTls: boolean) =>
    addressFindings({ response: new Response("", { headers }), health }, isBehindTls);
  expect(findings({}, true)).toEqual([expect.stringMatching(/^TRUSTED_PROXIES does not name the proxy at APP_URL/)]);
  expect([findings({ "strict-transport-security": "max-age=9" }, true), findings({}, false)]).toEqual([[], []]);
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
