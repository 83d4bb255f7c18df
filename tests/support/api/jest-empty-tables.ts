import { afterAll, beforeEach, expect } from "@jest/globals";
import { collectWaitUntil } from "../../../lib/launcher/wait-until";

// Every test of the API starts with empty tables. A unit test does not wait for the database's client to be loaded.
if (expect.getState().testPath?.includes("/tests/api/")) {
  beforeEach(async () => (await import("./database")).emptyTables());
  // Background work after the last response would find no database and log an error after the end.
  afterAll(collectWaitUntil());
  afterAll(async () => (await import("./instances")).stopProduct());
  afterAll(async () => (await import("@/lib/server/db/client")).db().$disconnect());
}
