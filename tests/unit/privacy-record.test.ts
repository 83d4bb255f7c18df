import { expect, test } from "@jest/globals";
import { readEnvironment } from "@/lib/config/environment";
import { privacyRecord } from "@/lib/operator/doctor/privacy";

test("the record of processing names who gets what, as the variables say, and holds no secret", () => {
  const alone = privacyRecord(readEnvironment({}), undefined);
  expect(alone).toContain("No AI provider is set");
  expect(alone).toContain("Database: on this machine, in .data.");
  expect(alone).toContain("30 days");

  const secrets = ["db-secret", "ai-secret", "mail-secret", "s3-secret", "otel-secret"];
  const variables = {
    DATABASE_URL: "postgres://flexi:db-secret@db.example.org/flexi",
    OPENAI_API_KEY: "ai-secret",
    OPENAI_BASE_URL: "https://ai.example.org/v1",
    SMTP_URL: "smtps://flexi:mail-secret@mail.example.org",
    S3_ENDPOINT: "https://s3.example.org",
    S3_BUCKET: "memories",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "s3-secret",
  };
  const record = privacyRecord(readEnvironment(variables), "https://u:otel-secret@traces.example.org");
  for (const host of ["db", "ai", "mail", "s3", "traces"]) expect(record).toContain(`${host}.example.org`);
  expect(record).toContain("Never notes");
  expect(secrets.filter((secret) => record.includes(secret))).toEqual([]);
});
