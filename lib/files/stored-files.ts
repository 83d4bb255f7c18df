/** Paths of the disk store: in the data folder, `files/<key>/content`. */
export const storedFiles = { folder: "files", content: "content" } as const;

/** A file of the data folder: the moment of the last backup. */
export const lastBackupFile = "last-backup";

/** A file of the data folder: what was erased, one line each, by hashes of ids. */
export const erasuresFile = "erased";
