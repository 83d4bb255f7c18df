/** Where the disk keeps the contents of files: a folder for each key, below this one in the data folder. */
export const storedFiles = { folder: "files", content: "content" } as const;
