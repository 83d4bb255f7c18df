type Failure = { code?: string; syscall?: string; message: string };

/** What is wrong with the database that DATABASE_URL names, in one line without any secret. Other errors stay as they are. */
export function explainDatabase(url: string, error: unknown): Error {
  const failure = error as Failure;
  const problem = databaseProblems.find(({ pattern }) => pattern.test(failure.code ?? failure.message));
  return problem ? new Error(`DATABASE_URL ${problem.says(new URL(url).hostname)}`) : (error as Error);
}

// Nothing else of the address is repeated: one that was put together wrongly may have the password anywhere.
const databaseProblems: { pattern: RegExp; says: (host: string) => string }[] = [
  {
    pattern: /^(ENOTFOUND|EAI_AGAIN)$/,
    says: (host) => `names the host ${host}, which is not known. Check how it is written, and the network.`,
  },
  {
    pattern: /^ECONNREFUSED$/,
    says: (host) => `names ${host}, where no database accepts connections. Start it, or correct host and port.`,
  },
  {
    pattern: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$|^(timeout expired|Connection terminated)/,
    says: (host) => `names ${host}, from which no database responds. Check host, port and firewall.`,
  },
  {
    pattern: /^(28P01|28000)$|client password must be a string/,
    says: () => "has a user name or a password that the database refuses. Correct them.",
  },
  { pattern: /^3D000$/, says: () => "names a database that does not exist. Create it, or correct the name." },
  {
    pattern: /^42501$/,
    says: () => "names a user who may not create tables. Make that user the owner of the database.",
  },
  { pattern: /^53300$/, says: () => "names a database that takes no more connections. Allow it more, or end some." },
  { pattern: /^57P03$/, says: () => "names a database that is starting or stopping. Try again in a moment." },
  {
    pattern: /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|does not support SSL/,
    says: () =>
      "wants an encrypted connection, which fails: no TLS there, or no certificate to trust. Check its sslmode.",
  },
];

/** Why the data folder or the database in it cannot be used, in one line. What is no failure of the system stays as it is. */
export function explainDataFolder(folder: string, error: unknown): Error {
  const { code, syscall = "", message } = error as Failure;
  if (code === undefined) return error as Error;
  if (syscall.startsWith("spawn") || code === "MODULE_NOT_FOUND") {
    const reason = message.split("\n")[0];
    return new Error(`DATABASE_URL has to be set: the database that comes with Flexi does not run here (${reason}).`);
  }
  // The codes of Postgres are numbers, those of Node itself begin with ERR_.
  if (!/^E(?!RR_)[A-Z]+$/.test(code)) return error as Error;
  return new Error(`DATA_DIR names ${folder}, ${folderProblems[code] ?? `which cannot be used (${code}).`}`);
}

const mayNotWrite = "where Flexi may not write. Give it the right to, or choose another folder.";
const isNoFolder = "which is not a folder. Choose another one.";
const hasNoRoom = "where there is no room left. Make some, or choose another folder.";
const folderProblems: Record<string, string> = {
  ...{ EACCES: mayNotWrite, EPERM: mayNotWrite, EROFS: mayNotWrite },
  ...{ ENOTDIR: isNoFolder, EEXIST: isNoFolder, ENOENT: "which cannot be made. Choose another folder." },
  ...{ ENOSPC: hasNoRoom, EDQUOT: hasNoRoom },
};
