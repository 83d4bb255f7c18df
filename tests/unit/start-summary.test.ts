import { expect, test } from "@jest/globals";
import { readEnvironment } from "@/lib/config/environment";
import { summaryOf } from "@/lib/launcher/summary";
import { version } from "@/package.json";

test("a start without any variable says what it runs with", () => {
  const lines = summaryOf(readEnvironment({ DATA_DIR: "/data" }), true).split("\n");
  expect(lines.map((line) => line.trim().replace(/ {2,}/, ": "))).toEqual([
    `Version: ${version}`,
    "Database: embedded, in /data",
    "Files: on this machine, in /data/files",
    "AI: none, the offline companion replies",
    "Mail: none, mails are only printed to a terminal",
    "Registration: open",
  ]);
});

test("it names hosts and no secret, and warns about the sender that is missing", () => {
  const environment = readEnvironment({
    DATABASE_URL: "postgres://ann:hunter-2@db.example:5432/journal",
    OPENAI_BASE_URL: "https://ai.example/v1?key=hunter-2",
    OPENAI_API_KEY: "hunter-2",
    SMTP_URL: "smtps://ann:hunter-2@mail.example",
    BLOB_READ_WRITE_TOKEN: "hunter-2",
  });
  const summary = summaryOf(environment, false);
  for (const part of ["db.example:5432", "gpt-6-luna at ai.example", "mail.example, from", "MAIL_FROM is not set"]) {
    expect(summary).toContain(part);
  }
  expect(summary).not.toContain("hunter-2");
});
