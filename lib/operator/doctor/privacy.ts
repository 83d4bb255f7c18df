import { timings } from "../../api/limits";
import { serverTimings } from "../../api/server-limits";
import { type Environment, openAiUrl } from "../../config/environment";
import { filesOf } from "../../launcher/summary";

const hostOf = (url: string) => new URL(url).host;

/**
 * A draft of the record of processing activities that an operator in the European Union owes (GDPR, article 30): what is stored
 * where, who gets what, for how long. It follows the variables and holds no secret.
 */
export function privacyRecord(environment: Environment, collector: string | undefined): string {
  const sections: Record<string, string[]> = {
    "Controller (for you to fill in)": ["Name, address, mail, and the data protection officer if there is one."],
    Purpose: ["People write down memories, talk them through with an AI, and share them with people they choose."],
    "Whose data": ["People with an account, and whoever is mentioned in what they write."],
    "Which data": [
      "Account: user name, display name and year of birth if given, mail address, a hash of the password (Argon2id).",
      "What they write: memories, messages, private notes, files, dates, earlier versions, and the AI's replies.",
      "What they share: links, who opened them and when, and what readers wrote to them.",
      "Sessions: the browser's own name for itself, when it logged in and was last seen. Scores of the game. Hashes of addresses that are limited.",
      "Log: times, calls without ids and texts, and the account's id at security events. No address of a visitor.",
    ],
    "Where it is stored": [`Database: ${databaseOf(environment)}.`, `Contents of files: ${filesOf(environment)}.`],
    "Who else gets what": [
      aiOf(environment),
      environment.SMTP_URL
        ? `Mail server ${hostOf(environment.SMTP_URL)}: mail addresses, user names, links to reset a password or undo a change, and that somebody wrote to a shared memory, without what.`
        : "No mail server is set.",
      ...(environment.VERCEL ? ["Vercel runs the product, so everything passes through its machines."] : []),
      ...(collector
        ? [`Collector of traces ${hostOf(collector)}: methods, patterns of routes, statuses and times.`]
        : []),
      "Other people: what somebody shares with them. There are no trackers and no advertising.",
    ],
    "How long": [
      "Until the person removes it, or the account ends: then at once, with everything in it.",
      `Deleted conversations, earlier versions and what was withdrawn: ${timings.deletedRetentionDays} days, or until removed for good.`,
      `What the AI was sent, word for word, for the writer to read: ${timings.sentPromptDays} days.`,
      `Sessions: ${serverTimings.tokenDays} days. A browser known by a cookie: ${serverTimings.deviceDays} days.`,
      "Backups and the log: as long as you keep them.",
    ],
    "How people use their rights": [
      "Access and portability: My data exports everything as JSON, Markdown or HTML, with the files.",
      "Rectification: everything can be corrected where it stands, and the account in the profile.",
      "Erasure: each entry, each conversation, and the account in My data; `npm run user -- remove NAME --yes` does it for them.",
    ],
    Security: ["SECURITY.md says what is protected how, and which test proves it."],
  };
  return Object.entries(sections)
    .map(([title, lines]) => [title, ...lines.map((line) => `  - ${line}`)].join("\n"))
    .join("\n\n");
}

function databaseOf({ DATABASE_URL, DATA_DIR }: Environment): string {
  return DATABASE_URL ? `Postgres at ${hostOf(DATABASE_URL)}` : `on this machine, in ${DATA_DIR}`;
}

function aiOf({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Environment): string {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL)
    return "No AI provider is set: nothing that people write leaves the product.";
  const host = hostOf(OPENAI_BASE_URL ?? openAiUrl);
  return `AI provider ${host} (${OPENAI_MODEL}): the messages of a conversation, its guided answers, date in words, pictures and texts. Never notes, the year of birth, other people's words, or who the person is.`;
}
