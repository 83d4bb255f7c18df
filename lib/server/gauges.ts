import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { lastBackupFile } from "../files/stored-files";
import { passwordsWaiting } from "./auth/password";
import { pool } from "./db/client";
import { statDisk } from "./disk";
import { env } from "./env";
import { gauge, watchProcess } from "./metrics";

// Loaded with the first call that asks for the metrics: a server that nobody watches does not watch itself.
watchProcess();

gauge("flexi_passwords_waiting", "Passwords that wait to be hashed or checked.", passwordsWaiting);
gauge("flexi_database_connections", "Open connections to the database.", () => pool().totalCount);
gauge("flexi_database_waiting", "Statements that wait for a connection.", () => pool().waitingCount);
gauge("flexi_disk_free_bytes", "Room on the disk of the data folder.", async () => {
  const disk = await statDisk();
  return disk ? disk.bavail * disk.bsize : undefined;
});
gauge("flexi_backup_age_seconds", "Since the last backup that was made with this data folder.", async () => {
  const file = resolve(/* turbopackIgnore: true */ env().DATA_DIR, lastBackupFile);
  const moment = await readFile(file, "utf8").catch(() => "");
  const age = Date.now() - Date.parse(moment.trim());
  return Number.isNaN(age) ? undefined : age / 1_000;
});
