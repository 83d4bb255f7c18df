import {
  checkDeployment,
  checkEnvironment,
  type Environment,
  isKnownVariable,
  knownVariables,
} from "../../config/environment";
import { localHosts } from "../../routes";

/** A sentence that begins with what it is about, a variable or a file, and says what to do. */
export type Finding = string;

export type Variables = Record<string, string | undefined>;
export type EnvFile = { file: string; names: string[] };

/** Variables that may be set in addition to ours: those of Node, of npm, of Next and of the libraries. */
const foreign = /^(NODE_|npm_|NEXT_|OTEL_|VERCEL|PG|TZ$|TMPDIR$|HTTPS?_PROXY$|NO_PROXY$)/;

/**
 * Checks the variables by themselves. Returns what is wrong with them, and the environment without those that are invalid.
 */
export function inspectEnvironment(
  variables: Variables,
  envFiles: EnvFile[],
): { environment: Environment; findings: Finding[] } {
  const { environment, problems } = (variables.VERCEL ? checkDeployment : checkEnvironment)(variables);
  const isUnknown = (name: string) => !isKnownVariable(name) && !foreign.test(name);
  const unknown = envFiles.flatMap(({ file, names }) =>
    names
      .filter(isUnknown)
      .map((name) => `${name} in ${file} is unknown. ${suggestionFor(name, variables) ?? "Check its spelling."}`),
  );
  const inFiles = envFiles.flatMap(({ names }) => names);
  // The shell has variables of everybody: of these only the ones that look like ours are reported.
  const similar = Object.keys(variables).flatMap((name) => {
    const suggestion = isUnknown(name) && !inFiles.includes(name) && suggestionFor(name, variables);
    return suggestion ? [`${name} is unknown. ${suggestion}`] : [];
  });
  const wrong = problems.map((problem) => `${problem}.`);
  return { environment, findings: [...wrong, ...unknown, ...similar, ...doubtful(environment, variables)] };
}

/** Variables whose values may have spaces. In a secret that only Flexi reads they do no harm. */
const spacious = ["TRUSTED_PROXIES", "DATA_DIR", "OPENAI_MODEL", "MAIL_FROM", "AUTH_SECRET", "AUTH_SECRET_PREVIOUS"];

/** What has spaces or line breaks that came along when it was copied, and the variables without them. */
export function withoutSpaces(variables: Variables): { variables: Variables; findings: Finding[] } {
  const names = knownVariables.filter((name) => !spacious.includes(name) && /\s/.test(variables[name] ?? ""));
  const cleaned = names.map((name) => [name, variables[name]?.replace(/\s+/g, "")]);
  const advice = (name: string) =>
    variables[name]?.includes("://") ? "Remove it, or write it as %20 if it belongs to a password." : "Remove it.";
  return {
    variables: { ...variables, ...Object.fromEntries(cleaned) },
    findings: names.map(
      (name) => `${name} has a space or a line break in it, which may have been copied along. ${advice(name)}`,
    ),
  };
}

/** Which of our variables may have been meant, if that one is not set. */
function suggestionFor(name: string, variables: Variables): string | undefined {
  const isLike = (known: string) =>
    (known.length >= shortestName && editDistance(name, known) <= mostTypos(name, known)) || isShortened(name, known);
  const meant = knownVariables.find((known) => !variables[known] && isLike(known));
  return meant && `Is it ${meant}?`;
}

/** Short names such as HOST are like too many others. */
const shortestName = 6;

/** One more in names that begin alike, such as a singular: TRUSTED_PROXY. */
const mostTypos = (one: string, other: string) => (one.slice(0, shortestName) === other.slice(0, shortestName) ? 3 : 2);

/** Whether words of a variable are left out, but not the first: OPENAI_KEY. API_KEY may belong to anything. */
function isShortened(name: string, known: string): boolean {
  const words = name.split("_");
  const full = known.split("_");
  return words.length > 1 && words[0] === full[0] && words.every((word) => full.includes(word));
}

/** How many letters have to be added, removed or changed to make one name of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [count, letter] of [...one].entries()) {
    const next = [count + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const [changed = 0, removed = 0] = row.slice(index);
      next.push(Math.min(changed + Number(letter !== otherLetter), removed + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function doubtful(environment: Environment, variables: Variables): Finding[] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, SMTP_URL, MAIL_FROM, APP_URL, RATE_LIMIT_FACTOR } = environment;
  const { HOST, TRUSTED_PROXIES, VERCEL } = environment;
  const findings: Finding[] = [];
  const note = (condition: unknown, finding: Finding) => condition && findings.push(finding);
  for (const name of ["AUTH_SECRET", "METRICS_TOKEN"] as const)
    note(isGuessable(environment[name]), `${name} looks as if it could be guessed. Make one: openssl rand -base64 33`);
  note(
    AUTH_SECRET_PREVIOUS !== undefined && AUTH_SECRET_PREVIOUS === AUTH_SECRET,
    "AUTH_SECRET_PREVIOUS is the same as AUTH_SECRET. Leave it out, or change AUTH_SECRET.",
  );
  note(
    !SMTP_URL && APP_URL && !localHosts.includes(new URL(APP_URL).hostname),
    "SMTP_URL is not set, so nobody gets a link for a forgotten password, or is told when theirs was changed. Set the mail server.",
  );
  note(
    SMTP_URL && MAIL_FROM === defaultSender,
    "MAIL_FROM is not set, and many mail servers refuse its default. Set the sender's address.",
  );
  note(
    !/[^\s@<>]+@[^\s@<>]+/.test(MAIL_FROM),
    "MAIL_FROM has no mail address in it. Write it as: Flexi <flexi@example.org>",
  );
  note(
    (SMTP_URL || TRUSTED_PROXIES) && !variables.APP_URL && !APP_URL,
    "APP_URL is not set, so links in mails and invitations lead to localhost. Set the public address.",
  );
  note(
    APP_URL?.startsWith("http:") && !localHosts.includes(new URL(APP_URL).hostname),
    "APP_URL is not https, so passwords are sent unencrypted. Put a proxy with a certificate in front of Flexi.",
  );
  note(
    APP_URL?.startsWith("https:") && !TRUSTED_PROXIES && !VERCEL,
    "TRUSTED_PROXIES is not set, so all visitors behind a proxy count as one. Name the proxy: its address, or loopback.",
  );
  note(
    TRUSTED_PROXIES?.trust(anybody),
    "TRUSTED_PROXIES names everybody, so visitors can fake their address. Name the proxies only.",
  );
  note(
    TRUSTED_PROXIES?.trust("127.0.0.1") && (!HOST || everyAddress.includes(HOST)) && !VERCEL,
    `HOST is ${HOST ?? "not set"}, so Flexi can be reached without the proxy. Set it to 127.0.0.1.`,
  );
  note(RATE_LIMIT_FACTOR === 0, "RATE_LIMIT_FACTOR is 0, so passwords can be tried without a limit. Leave it out.");
  for (const name of ["AI_REPLIES_PER_DAY", "AI_REPLIES_PER_DAY_TOTAL"] as const)
    note(environment[name] === 0, `${name} is 0, so nobody gets a reply of the AI. Leave it out for no limit.`);
  return findings;
}

const defaultSender = checkEnvironment({}).environment.MAIL_FROM;
const everyAddress = ["0.0.0.0", "::"];
/** An address reserved for documentation, so it is nobody's proxy. */
const anybody = "192.0.2.1";

/** Few different characters, or a sentence like "change me". A random secret of 32 characters has about 20 different ones. */
function isGuessable(secret: string | undefined): boolean {
  return secret !== undefined && (new Set(secret).size < 12 || /change.?me|secret|password|example/i.test(secret));
}
