import { writeFile } from "node:fs/promises";
import { afterEach, expect, test } from "@jest/globals";
import { diskLimits } from "@/lib/api/server-limits";
import { serverFindings } from "@/lib/operator/doctor/database";
import { inspectEnvironment } from "@/lib/operator/doctor/environment";
import { ai, configFile, edit, examine, mail, otherDatabase, site, variables } from "../support/api/installation";
import { runCommand } from "../support/process/run-command";

const databaseUrl = String(process.env.DATABASE_URL);

const withHost = (host: string) => databaseUrl.replace(/@[^/]+/, `@${host}`);

const set = (changes: Record<string, string>) => () => Object.assign(variables, changes);

/** A mistake, how it is made, and what the one line about it has to name. */
const mistakes: [string, () => unknown, RegExp][] = [
  ["a port that is none", set({ PORT: "abc" }), /^PORT must be a port number/],
  [
    "an unknown kind of registration",
    set({ REGISTRATION: "private" }),
    /^REGISTRATION must be open, invited or closed/,
  ],
  ["a short secret", set({ AUTH_SECRET: "short" }), /^AUTH_SECRET must have at least 32 characters/],
  ["a secret that can be guessed", set({ AUTH_SECRET: "change-me-".repeat(4) }), /^AUTH_SECRET looks as if/],
  [
    "the same secret twice",
    () => set({ AUTH_SECRET_PREVIOUS: String(variables.AUTH_SECRET) })(),
    /^AUTH_SECRET_PREVIOUS is the same/,
  ],
  ["no sender", set({ MAIL_FROM: "" }), /^MAIL_FROM is not set/],
  ["a sender without an address", set({ MAIL_FROM: "Flexi" }), /^MAIL_FROM has no mail address/],
  ["mail without a public address", set({ APP_URL: "" }), /^APP_URL is not set/],
  [
    "an address with a path",
    set({ APP_URL: "https://example.org/flexi" }),
    /^APP_URL must be an address without a path/,
  ],
  [
    "a proxy by its name",
    set({ TRUSTED_PROXIES: "loopback, nginx" }),
    /^TRUSTED_PROXIES must be addresses or networks/,
  ],
  ["a host that is a name", set({ HOST: "example.org" }), /^HOST must be an address/],
  [
    "everybody as a proxy",
    set({ TRUSTED_PROXIES: "0.0.0.0/0", HOST: "127.0.0.1" }),
    /^TRUSTED_PROXIES names everybody/,
  ],
  ["a way past the proxy", set({ TRUSTED_PROXIES: "loopback" }), /^HOST is not set/],
  ["no rate limits", set({ RATE_LIMIT_FACTOR: "0" }), /^RATE_LIMIT_FACTOR is 0/],
  [
    "a database of another kind",
    set({ DATABASE_URL: "mysql://ann:hunter-2@db/x" }),
    /^DATABASE_URL must be a postgres/,
  ],
  [
    "an unknown host",
    set({ DATABASE_URL: withHost("nowhere.invalid") }),
    /^DATABASE_URL names the host nowhere\.invalid/,
  ],
  ["a closed port", set({ DATABASE_URL: withHost("127.0.0.1:1") }), /^DATABASE_URL names 127\.0\.0\.1, where no/],
  [
    "a wrong password",
    set({ DATABASE_URL: databaseUrl.replace(/:[^:@]+@/, ":hunter-2@") }),
    /^DATABASE_URL has a user name/,
  ],
  [
    "a database that is not there",
    set({ DATABASE_URL: otherDatabase("gone") }),
    /^DATABASE_URL names a database that does not exist/,
  ],
  [
    "no tables",
    set({ DATABASE_URL: otherDatabase("empty") }),
    /^The database is not up to date: \d+ migrations are missing/,
  ],
  [
    "a database that cannot keep every text",
    set({ DATABASE_URL: otherDatabase("ascii") }),
    /^DATABASE_URL names a database in SQL_ASCII/,
  ],
  [
    "a database that cannot be written to",
    set({ DATABASE_URL: otherDatabase("read_only") }),
    /^DATABASE_URL names a database that cannot be written/,
  ],
  [
    "a folder that is not there",
    set({ DATA_DIR: "/nowhere/flexi" }),
    /^DATA_DIR names \/nowhere\/flexi, where Flexi may not write/,
  ],
  ["a full disk", () => Object.assign(diskLimits, { fullBytes: Number.POSITIVE_INFINITY }), /^DATA_DIR is full/],
  ["a disk that is nearly full", () => Object.assign(diskLimits, { lowShare: 1 }), /^DATA_DIR has \d+ MB left/],
  [
    "a file that is not JSON",
    () => writeFile(configFile("flexiconfig.json"), "{"),
    /^config\/flexiconfig\.json is not valid JSON/,
  ],
  [
    "a wrong field",
    () => edit("flexifeatures.json", '"#FAF8F4"', '"paper"'),
    /^config\/flexifeatures\.json: "styling\.backgroundColor" is wrong/,
  ],
  [
    "a field that is written wrongly",
    () => edit("flexiconfig.json", '"title"', '"titel": "", "title"'),
    /^config\/flexiconfig\.json: "titel" is unknown/,
  ],
  [
    "a colour like the background",
    () => edit("flexifeatures.json", '"#4A90E2"', '"#F4F0EA"'),
    /"styling\.primaryColor" \(#F4F0EA\) can hardly/,
  ],
  [
    "no topic",
    () =>
      edit(
        "flexifeatures.json",
        /"enabled": true,\n(\s+"displayName": "[^"]+",\n\s+"displayNames")/g,
        '"enabled": false,\n$1',
      ),
    /offers no topic/,
  ],
  [
    "content that nobody imported",
    () => edit("training.json", '"appName": "How memory works"', '"appName": "How tides work"'),
    /asks for "How tides work"/,
  ],
  ["a mail server that refuses", () => mail.refuse(), /^SMTP_URL: the mail server does not let Flexi in/],
  [
    "a token of another store",
    set({ BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_OTHER_wrong" }),
    /^BLOB_READ_WRITE_TOKEN: the file store refuses it/,
  ],
  [
    "a key that is refused",
    () => Object.assign(ai(), { fault: 401 }),
    /^The AI responds 401 Unauthorized\. OPENAI_API_KEY/,
  ],
  [
    "a model that ends soon",
    () => {
      ai().model = { shutdown_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10) };
    },
    /^OPENAI_MODEL: gpt-6-luna ends on 20/,
  ],
  [
    "a model that has ended",
    () => {
      ai().model = { shutdown_date: "2026-01-31" };
    },
    /^OPENAI_MODEL: gpt-6-luna ended on 2026-01-31/,
  ],
  [
    "an AI that redirects",
    () => Object.assign(ai(), { fault: 307 }),
    /^OPENAI_BASE_URL redirects, which Flexi does not follow/,
  ],
  [
    "an address without /v1",
    () => set({ OPENAI_BASE_URL: ai().baseUrl.slice(0, -3) })(),
    /^The AI responds 404 .* OPENAI_BASE_URL/,
  ],
  [
    "an AI that is not there",
    set({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }),
    /^OPENAI_BASE_URL: the AI cannot be reached/,
  ],
  [
    "a proxy that leads elsewhere",
    () => Object.assign(site, { body: "<h1>Welcome" }),
    /^APP_URL: something other than Flexi/,
  ],
  ["an address that redirects", () => Object.assign(site, { status: 301 }), /^APP_URL redirects to/],
  ["nothing at the address", set({ APP_URL: "http://127.0.0.1:1" }), /^APP_URL: nothing responds there/],
];

const usual = { ...diskLimits };
afterEach(() => {
  Object.assign(diskLimits, usual);
});

test("a good installation has no finding", async () => {
  expect(await examine([{ file: ".env", names: ["AUTH_SECRET", "NODE_OPTIONS"] }])).toEqual([]);
});

test.each(mistakes)("%s is one finding, without a secret", async (_, make, line) => {
  await make();
  const findings = await examine();
  expect(findings).toEqual([expect.stringMatching(line)]);
  const { AUTH_SECRET = "", OPENAI_API_KEY = "", BLOB_READ_WRITE_TOKEN = "" } = variables;
  for (const secret of [AUTH_SECRET, OPENAI_API_KEY, BLOB_READ_WRITE_TOKEN, "hunter-2"]) {
    expect(findings.join()).not.toContain(secret);
  }
});

test("a name in an .env file that nothing reads is a finding", async () => {
  const [finding] = await examine([{ file: ".env", names: ["SMTP_SERVER"] }]);
  expect(finding).toBe("SMTP_SERVER in .env is unknown. Check its spelling.");
});

test.each([
  ["an https address without the name of its proxy", "TRUSTED_PROXIES"],
  ["a public address without a mail server", "SMTP_URL"],
])("%s is a finding", (_, name) => {
  const good = { APP_URL: "https://example.org", TRUSTED_PROXIES: "203.0.113.7" };
  const mail = { SMTP_URL: "smtps://mail.example.org", MAIL_FROM: "Flexi <flexi@example.org>" };
  const { findings } = inspectEnvironment({ ...good, ...mail, [name]: "" }, []);
  expect(findings).toEqual([expect.stringMatching(new RegExp(`^${name} is not set`))]);
});

test("an old Postgres, a clock that is wrong and a user with few connections are findings", () => {
  const server = {
    version: 12,
    now: new Date(100_000),
    encoding: "UTF8",
    isReadOnly: false,
    mayCreate: true,
    connections: 3,
  };
  expect(serverFindings(server, { from: 40_000, to: 41_000 })).toEqual([
    "DATABASE_URL names a Postgres 12. Flexi needs 15 or newer.",
    "The clocks of the database and of this machine differ by 59 s. Set both by NTP.",
    "DATABASE_URL names a user who may open 3 connections. Allow 10 to each process of Flexi, and one to its commands.",
  ]);
});

test("the command prints a line each and fails, and names every wrong variable at once", () => {
  // The servers of this test do not respond while it waits for a process.
  const silent = { APP_URL: "", OPENAI_BASE_URL: "", OPENAI_API_KEY: "", BLOB_READ_WRITE_TOKEN: "", SMTP_URL: "" };
  const wrong = { DATABASE_URL: "mysql://x", PORT: "abc", AUTH_SECRET: "short" };
  const { stderr, status } = runCommand("doctor", [], { ...variables, ...silent, ...wrong });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^PORT .*\n(.*\n)*3 findings\.\n$/);
  for (const name of ["DATABASE_URL", "AUTH_SECRET"]) expect(stderr).toMatch(new RegExp(`^${name} must`, "m"));
});
