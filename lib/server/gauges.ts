import "server-only";
import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { passwordsWaiting } from "./auth/password";
import { pool } from "./db/client";
import { env } from "./env";
import { gauge } from "./metrics";

const dataFolder = () => resolve(/* turbopackIgnore: true */ env().DATA_DIR);

gauge("flexi_passwords_waiting", "Passwords that wait to be hashed or checked.", passwordsWaiting);
gauge("flexi_database_connections", "Open connections to the database.", () => pool().totalCount);
gauge("flexi_database_waiting", "Statements that wait for a connection.", () => pool().waitingCount);
gauge("flexi_disk_free_bytes", "Room on the disk of the data folder.", async () => {
  const disk = await statfs(dataFolder()).catch(() => null);
  return disk ? disk.bavail * disk.bsize : undefined;
});
