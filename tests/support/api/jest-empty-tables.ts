import { afterAll, beforeEach, expect, jest } from "@jest/globals";
import { after, finishBackgroundWork } from "../fakes/background-work";
import { requestCookies } from "./routes";

// next-auth reads cookies from the request that Next handles.
jest.doMock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => requestCookies.getStore(),
}));
jest.doMock("next/server", () => ({ ...jest.requireActual<object>("next/server"), after }));

// Every test of the API starts with empty tables. A unit test does not wait for the database's client to be loaded.
if (expect.getState().testPath?.includes("/tests/api/")) {
  // A second try on a machine that may be busy with others; tests/run.ts lists such a test as flaky.
  if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
  beforeEach(async () => (await import("./database")).emptyTables());
  // Work that outlives the last response would fail without its database, and log that after the end.
  afterAll(finishBackgroundWork);
  afterAll(async () => (await import("./instances")).stopProduct());
  afterAll(async () => (await import("@/lib/server/db/client")).db().$disconnect());
}
