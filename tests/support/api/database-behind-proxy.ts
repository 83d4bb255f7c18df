import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "@jest/globals";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../../../lib/launcher/embedded-database";
import { migrate } from "../../../lib/launcher/migrate";
import { DatabaseProxy } from "../fakes/database-proxy";

/** A database for the tests of one file, in a folder of its own, which the product reaches through a proxy. */
export function databaseBehindProxy(): () => { proxy: DatabaseProxy; folder: string } {
  let folder = "";
  let database: EmbeddedDatabase;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "flexi-proxy-"));
    database = await startEmbeddedDatabase(folder);
    await migrate(database.url);
    proxy = new DatabaseProxy(new URL(database.url));
    await proxy.mend();
    process.env.DATABASE_URL = proxy.url;
  });
  afterAll(async () => {
    await proxy.cut();
    await database.stop();
    await rm(folder, { recursive: true });
  });
  return () => ({ proxy, folder });
}
