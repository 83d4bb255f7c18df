/** Paths of the disk store: in the data folder, `files/<key>/content`. */
export const storedFiles = { folder: "files", content: "content" } as const;
