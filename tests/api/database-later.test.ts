import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { withClient } from "@/lib/launcher/database-client";
import { updateDatabase, waitForDatabase, withoutPooler } from "@/lib/launcher/update-database";
import { DatabaseProxy } from "../support/fakes/database-proxy";

const printed = jest.spyOn(console, "log");
const never = new AbortController().signal;
let proxy: DatabaseProxy;

beforeEach(async () => {
  printed.mockReset();
  proxy = new DatabaseProxy(new URL(String(process.env.DATABASE_URL)));
  await proxy.mend();
  await proxy.cut();
});

afterEach(() => proxy.cut());

test("a start waits for a database that refuses connections, and says so in one line without its password", async () => {
  const waiting = waitForDatabase(proxy.url, never);
  printed.mockImplementationOnce(() => void proxy.mend());
  await waiting;
  expect(await withClient(proxy.url, async () => "connected")).toBe("connected");
  const { host } = new URL(proxy.url);
  expect(printed.mock.calls).toEqual([[`Waiting for the database at ${host}, which accepts no connections yet …`]]);
});

test("it does not wait for a database that is there, nor for longer than it may", async () => {
  await waitForDatabase(proxy.url, never, 0);
  const environment = { DATABASE_URL: proxy.url, DATABASE_URL_UNPOOLED: undefined };
  await expect(withoutPooler(environment, updateDatabase)).rejects.toThrow("where no database accepts connections");
  await waitForDatabase(String(process.env.DATABASE_URL), never);
  expect(printed).not.toHaveBeenCalled();
});

test("a signal ends the wait", async () => {
  const stop = new AbortController();
  printed.mockImplementationOnce(() => stop.abort());
  await expect(waitForDatabase(proxy.url, stop.signal)).rejects.toThrow("aborted");
});
