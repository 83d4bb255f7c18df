import { afterAll, beforeEach, expect } from "@jest/globals";

// Every test of the API starts with empty tables. A unit test does not wait for the database's client to be loaded.
if (expect.getState().testPath?.includes("/tests/api/")) {
  beforeEach(async () => (await import("./database")).emptyTables());
  afterAll(async () => (await import("./instances")).stopProduct());
  afterAll(async () => (await import("@/lib/server/db/client")).db().$disconnect());
}
