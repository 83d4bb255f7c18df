import { z } from "zod";
import { TrustedProxies } from "./trusted-proxies";

// zod runs refinements even if the URL is invalid.
const hasNoCredentials = (url: string) => !URL.canParse(url) || !`${new URL(url).username}${new URL(url).password}`;
const absolute = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine(hasNoCredentials, "must be an address without a user name and a password");

const count = z.coerce.number("must be a number").int("must be a whole number").min(0, "must be 0 or more");

const hasNoPath = (url: string) => !URL.canParse(url) || new URL(url).pathname === "/";
const absoluteOrigin = absolute.refine(hasNoPath, "must be an address without a path");
/**
 * Whether an address can be read as it was meant: an unescaped / ? or # in its password ends the host early, so that what is left of
 * the password is taken for the host, and the @ before the host comes later.
 */
function isUnambiguous(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { password, pathname, search, hash } = new URL(address);
  return !`${pathname}${search}${hash}`.includes("@") && !/%(?![0-9a-f]{2})/i.test(password);
}
const escaped = "must have % @ / ? # in its password written as %25 %40 %2F %3F %23";
const serverAddress = (protocol: RegExp, error: string) =>
  z
    .url({ protocol, error: `${error}, with % @ / ? # in its password written as %25 %40 %2F %3F %23` })
    .refine(isUnambiguous, escaped);
const database = serverAddress(/^postgres(ql)?$/, "must be a postgres:// address");
export const minSecretLength = 32;
const secret = z.string().min(minSecretLength, `must have at least ${minSecretLength} characters`);

/** Where requests go without OPENAI_BASE_URL. */
export const openAiUrl = "https://api.openai.com/v1";
const efforts = ["none", "minimal", "low", "medium", "high"] as const;

const uploadMb = "must be a whole number from 4 to 25";

const Environment = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
  HOST: z.union([z.ipv4(), z.ipv6(), z.literal("localhost")], "must be an address such as 127.0.0.1").optional(),
  TRUSTED_PROXIES: TrustedProxies.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: database.optional(),
  DATABASE_URL_UNPOOLED: database.optional(),
  MIGRATE: z.enum(["on", "off"], "must be on or off").default("on"),
  AUTH_SECRET: secret.optional(),
  AUTH_SECRET_PREVIOUS: secret.optional(),
  APP_URL: absoluteOrigin.transform((url) => url.replace(/\/+$/, "")).optional(),
  HSTS_SUBDOMAINS: z.enum(["on", "off"], "must be on or off").default("off"),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: absolute.optional(),
  OPENAI_MODEL: z.string().default("gpt-6-luna"),
  /** How much a model thinks before it replies. Without it "none" is sent to OpenAI, and nothing to other providers. */
  OPENAI_REASONING_EFFORT: z.enum(efforts, "must be none, minimal, low, medium or high").optional(),
  /** Characters of earlier turns that the AI is sent, newest first. */
  AI_HISTORY_CHARACTERS: count.default(24_000),
  AI_REPLIES_PER_DAY: count.optional(),
  AI_REPLIES_PER_DAY_TOTAL: count.optional(),
  BLOB_READ_WRITE_TOKEN: z.string().optional(),
  S3_ENDPOINT: absoluteOrigin.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether the bucket is a part of the path, or of the host. */
  S3_PATH_STYLE: z.enum(["on", "off"], "must be on or off").default("on"),
  /** Megabytes of a PDF or a text; without it `limits.uploadBytes`. */
  UPLOAD_MB: z.coerce.number(uploadMb).int(uploadMb).min(4, uploadMb).max(25, uploadMb).optional(),
  SMTP_URL: serverAddress(/^smtps?$/, "must be an smtp:// or smtps:// address").optional(),
  MAIL_FROM: z.string().default("Flexi <flexi@localhost>"),
  REGISTRATION: z.enum(["open", "invited", "closed"], "must be open, invited or closed").default("open"),
  LOG_LEVEL: z.enum(["error", "warn", "info"], "must be error, warn or info").default("info"),
  METRICS_TOKEN: secret.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number("must be a number").min(0).default(1),
  /** Set by Vercel. */
  VERCEL: z.string().optional(),
  /** Set by `npm start`, which overwrites forwarded addresses with the visitor's. */
  FLEXI_FRONT: z.enum(["self"]).optional(),
});
export type Environment = z.infer<typeof Environment>;

/** A deployment must set these; `npm start` sets them itself. */
export type Deployment = Environment & Required<Pick<Environment, "DATABASE_URL" | "AUTH_SECRET" | "APP_URL">>;

type Variables = Record<string, string | undefined>;

const required = ["DATABASE_URL", "AUTH_SECRET", "APP_URL"] as const;

/** The address that Vercel gives a deployment. Links of a preview lead to its branch and not to production. */
function addressOfHost({ VERCEL_ENV, ...hosts }: Variables): string | undefined {
  const byEnvironment = {
    production: hosts.VERCEL_PROJECT_PRODUCTION_URL || hosts.VERCEL_URL,
    preview: hosts.VERCEL_BRANCH_URL || hosts.VERCEL_URL,
  };
  const host = byEnvironment[VERCEL_ENV as keyof typeof byEnvironment];
  return host && `https://${host}`;
}

/** The environment without the variables that are wrong, and for each of these a sentence that names it and not its value. */
export function checkEnvironment(variables: Variables): { environment: Environment; problems: string[] } {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const hostAddress = addressOfHost(variables);
  if (hostAddress) set.APP_URL ??= hostAddress;
  const problems: string[] = [];
  for (;;) {
    const { data, error } = Environment.safeParse(set);
    if (data) return { environment: data, problems: [...problems, ...s3Problems(data)] };
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    problems.push(`${name} ${issue?.message}`);
    delete set[name];
  }
}

const s3Variables = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function s3Problems(environment: Environment): string[] {
  const missing = s3Variables.filter((name) => environment[name] === undefined);
  if (!environment.S3_ENDPOINT) return [];
  if (environment.BLOB_READ_WRITE_TOKEN) return ["BLOB_READ_WRITE_TOKEN must not be set together with S3_ENDPOINT"];
  return missing.map((name) => `${name} must be set, as S3_ENDPOINT is`);
}

/** Where the contents of files are. */
export const fileStoreOf = ({ BLOB_READ_WRITE_TOKEN, S3_ENDPOINT }: Environment): "disk" | "blob" | "s3" =>
  BLOB_READ_WRITE_TOKEN ? "blob" : S3_ENDPOINT ? "s3" : "disk";

/** Validates the environment. Throws one line with all invalid variables (contract, Environment). */
export function readEnvironment(variables: Variables): Environment {
  return withoutProblems(checkEnvironment(variables));
}

/** Validates the environment of a deployment, where database, secret and address are required. */
export function readDeployment(variables: Variables): Deployment {
  return withoutProblems(checkDeployment(variables)) as Deployment;
}

export function checkDeployment(variables: Variables): { environment: Environment; problems: string[] } {
  const { environment, problems } = checkEnvironment(variables);
  const missing = required
    .filter((name) => !variables[name] && !environment[name])
    .map((name) => `${name} must be set`);
  if (environment.VERCEL && fileStoreOf(environment) === "disk") {
    missing.push("BLOB_READ_WRITE_TOKEN or S3_ENDPOINT must be set: files on a function's disk are lost");
  }
  if (environment.VERCEL && Number(environment.UPLOAD_MB) > 4)
    missing.push("UPLOAD_MB must not be more than 4, because Vercel cuts calls at 4.5 MB");
  return { environment, problems: [...problems, ...missing] };
}

function withoutProblems({ environment, problems }: ReturnType<typeof checkEnvironment>): Environment {
  if (problems.length > 0) throw new Error(problems.join("; "));
  return environment;
}

export const knownVariables = Object.keys(Environment.shape);

/** Whether a variable is one of ours. */
export const isKnownVariable = (name: string) => knownVariables.includes(name);
