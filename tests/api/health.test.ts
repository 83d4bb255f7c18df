import { afterEach, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { call } from "../support/api/client";

const last = "20260115000000_invitations";
const setFinished = (time: Date | null) =>
  db().$executeRaw`UPDATE "_prisma_migrations" SET finished_at = ${time} WHERE migration_name = ${last}`;

afterEach(() => setFinished(new Date()));

test("health is 503 and names the migration that the database lacks, until it has it", async () => {
  await setFinished(null);
  const { status, body } = await call("GET", "/api/health");
  expect({ status, body }).toEqual({
    status: 503,
    body: {
      code: "migration_missing",
      message: `The database has to be brought up to date: ${last} is missing.`,
    },
  });
  await setFinished(new Date());
  expect(await call("GET", "/api/health")).toMatchObject({
    status: 200,
    body: { status: "ok", database: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});
