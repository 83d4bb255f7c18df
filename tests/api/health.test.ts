import { afterEach, expect, test } from "@jest/globals";
import { diskLimits } from "@/lib/api/server-limits";
import { diskSpaceOf } from "@/lib/files/disk-space";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";

const last = "20260115000000_invitations";
const setFinished = (time: Date | null) =>
  db().$executeRaw`UPDATE "_prisma_migrations" SET finished_at = ${time} WHERE migration_name = ${last}`;

const printed = captureConsole();
const usual = { ...diskLimits };

afterEach(async () => {
  Object.assign(diskLimits, usual);
  await setFinished(new Date());
});

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
    body: { status: "ok", database: "ok", disk: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});

testInProcess("health is 503 while the disk is full, and warns once from 5 % on", async () => {
  diskLimits.lowShare = 1;
  for (const _ of [1, 2])
    expect(await call("GET", "/api/health")).toMatchObject({ status: 200, body: { disk: "low" } });
  diskLimits.fullBytes = Number.POSITIVE_INFINITY;
  const { status, body } = await call("GET", "/api/health");
  expect({ status, body }).toEqual({
    status: 503,
    body: { code: "disk_full", message: refusalTexts.diskFull, disk: "full" },
  });
  const events = printed.lines.map((line) => JSON.parse(line).event).filter(Boolean);
  expect(events).toEqual(["disk_low", "disk_full"]);
});

test.each([
  [{ blocks: 100_000, bavail: 5_000 }, "ok"],
  [{ blocks: 100_000, bavail: 4_999 }, "low"],
  [{ blocks: 100_000, bavail: 4_095 }, "full"],
  [{ blocks: 0, bavail: 0 }, "ok"],
])("a disk with %j has room: %s", (blocks, space) => {
  expect(diskSpaceOf({ ...blocks, bsize: 4096 })).toBe(space);
});
