import "server-only";
import { passwordsWaiting } from "./auth/password";
import { pool } from "./db/client";
import { statDisk } from "./disk";
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
