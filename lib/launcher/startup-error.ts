type Failure = { code?: string; syscall?: string; message: string };

/**
 * Explains in one line, without secrets, what is wrong with a variable that names a database. Other errors are returned
 * unchanged.
 */
export function explainDatabase(url: string, error: unknown, variable = "DATABASE_URL"): Error {
  const failure = error as Failure;
  const problem = databaseProblems.find(({ pattern }) => pattern.test(failure.code ?? failure.message));
  return problem ? new Error(`${variable} ${problem.sentence(new URL(url).hostname)}`) : (error as Error);
}

// Only the host is repeated: a malformed address may contain the password anywhere else.
const databaseProblems: { pattern: RegExp; sentence: (host: string) => string }[] = [
  {
    pattern: /^(ENOTFOUND|EAI_AGAIN)$/,
    sentence: (host) => `names the host ${host}, which is unknown. Check the spelling and the network.`,
  },
  {
    pattern: /^ECONNREFUSED$/,
    sentence: (host) => `names ${host}, where no database accepts connections. Start it, or correct host and port.`,
  },
  {
    pattern: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$|^(timeout expired|Connection terminated)/,
    sentence: (host) => `names ${host}, from which no database responds. Check host, port and firewall.`,
  },
  {
    pattern: /^(28P01|28000)$|client password must be a string/,
    sentence: () => "has a user name or a password that the database refuses. Correct them.",
  },
  { pattern: /^3D000$/, sentence: () => "names a database that does not exist. Create it, or correct the name." },
  {
    pattern: /^42501$/,
    sentence: () => "names a user who may not create tables. Make that user the owner of the database.",
  },
  {
    pattern: /^53300$/,
    sentence: () => "names a database that accepts no more connections. Raise its limit, or close some.",
  },
  { pattern: /^57P03$/, sentence: () => "names a database that is starting or stopping. Try again in a moment." },
  {
    pattern: /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|does not support SSL/,
    sentence: () =>
      "wants an encrypted connection, which fails: no TLS there, or no certificate to trust. Check its sslmode.",
  },
];

/** Explains in one line why the data folder or its database cannot be used. Errors that are not the system's are unchanged. */
export function explainDataFolder(folder: string, error: unknown): Error {
  const { code, syscall = "", message } = error as Failure;
  if (code === undefined) return error as Error;
  if (syscall.startsWith("spawn") || code === "MODULE_NOT_FOUND") {
    const reason = message.split("\n")[0];
    return new Error(`DATABASE_URL has to be set: the database that comes with Flexi does not run here (${reason}).`);
  }
  // Codes of Postgres are numbers, and Node's own begin with ERR_.
  if (!/^E(?!RR_)[A-Z]+$/.test(code)) return error as Error;
  return new Error(`DATA_DIR names ${folder}, ${folderProblems[code] ?? `which cannot be used (${code}).`}`);
}

const noPermission = "where Flexi may not write. Give it permission, or choose another folder.";
const notAFolder = "which is not a folder. Choose another one.";
const noSpace = "where there is no space left. Free some, or choose another folder.";
const folderProblems: Record<string, string> = {
  ...{ EACCES: noPermission, EPERM: noPermission, EROFS: noPermission },
  ...{ ENOTDIR: notAFolder, EEXIST: notAFolder, ENOENT: "which cannot be created. Choose another folder." },
  ...{ ENOSPC: noSpace, EDQUOT: noSpace },
};
