import { expect, test } from "@jest/globals";
import { circlesIn, identifiersIn, importGraph, readSource, type SourceFile, sourcesIn } from "./source-files";

const atRoot = ["instrumentation.ts", "proxy.ts"].map(readSource);
const product = [...sourcesIn("app", "components", "lib", "prisma"), ...atRoot];
const everything = [...product, ...sourcesIn("tests")];
const components = product.filter(({ path }) => /^components\/.*\.tsx$/.test(path));

/** The kinds of code, each by the first pattern that fits its path. */
const layers = {
  route: /^(app\/.*\/route|instrumentation|proxy)(\.ts)?$/,
  page: /^app\//,
  components: /^components\//,
  client: /^lib\/client\//,
  prisma: /^(lib\/server\/db\/generated\/|@prisma\/)/,
  db: /^lib\/server\/db\//,
  start: /^(lib\/(launcher|operator)|prisma)\//,
  http: /^lib\/server\/http\//,
  server: /^lib\/server\//,
  lib: /^lib\//,
  tests: /^tests\//,
  vendor: /./,
};
type Layer = keyof typeof layers;
const layerOf = (path: string) => Object.keys(layers).find((layer) => layers[layer as Layer].test(path)) as Layer;

const mayImport: Record<Layer, Layer[]> = {
  route: ["lib", "http", "server", "db", "vendor"],
  page: ["components", "lib", "vendor"],
  components: ["components", "lib", "client", "vendor"],
  client: ["lib", "client", "vendor"],
  // Of these only `forHttp`.
  http: ["lib", "http", "server", "db", "vendor"],
  server: ["lib", "server", "db", "vendor"],
  db: ["lib", "db", "prisma", "vendor"],
  lib: ["lib", "vendor"],
  start: ["lib", "start", "db", "prisma", "vendor"],
  tests: Object.keys(layers) as Layer[],
  prisma: [],
  vendor: ["vendor"],
};

/** What pages may import of the server: their HTML has labels and colours of the operator, and the address of the site. */
const forPages = ["lib/server/config", "lib/server/env"];

/** What `lib/server/db` may import of the server: the log for values that are odd. */
const forDb = ["lib/server/db/json-columns.ts → lib/server/log"];

/** What an operator's commands may import of the server beside `db`: secrets of links, what was erased, and the store of files. */
const forOperator = ["auth/mailed-token", "erasures", "files/copy-contents", "files/storage"].map(
  (path) => `lib/server/${path}`,
);

/** What `lib/server/http` may import of the server: authentication, rate limits, errors, and files that belong to no folder. */
const forHttp = /^lib\/server\/((http|auth|rate-limit)\/.*|db\/errors|[\w-]+)$/;

/** Packages that may be anywhere in a kind of code; each other one has one home. */
const everywhere = ["react", "next", "zod", "server-only", "lucide-react"];
const homes: Record<string, RegExp> = {
  openai: /^lib\/server\/chat\/provider\.ts$/,
  "next-auth": /^lib\/server\/auth\/next-auth\.ts$/,
  // The server reads the provider's events, the browser reads ours.
  "eventsource-parser": /^lib\/(server\/chat\/completion-stream|client\/ask-ai)\.ts$/,
  "package.json": /^(app\/api\/health\/route|lib\/launcher\/(summary|migrate))\.ts$/,
  nodemailer: /^lib\/(server\/auth\/mail|operator\/doctor\/connections)\.ts$/,
  "@tanstack/react-virtual": /^components\/ui\/use-(window-)?virtual-list\.ts$/,
  swr: /\/use-[\w-]+\.ts$/,
  "@prisma/adapter-pg": /^(lib\/server\/db\/client|lib\/operator\/schema-diff)\.ts$/,
  "prom-client": /^lib\/server\/metrics\.ts$/,
  pg: /^lib\/(launcher|operator|server\/db)\//,
};

/** Words that mean everything and so name nothing, as a part of any identifier. The glossary is in ARCHITECTURE.md. */
const vagueWords = /^(places?|words|kept|said|told|asked|answers?|ways?)$/;
/** Names in which they are right: answers to guided and quiz questions and to those of readers, turns that are only kept, and counted or listed words of a language. */
const preciseNames =
  /^((Stored)?[qQ]uestionAnswers?|(nonEmpty|given|join|right|correct|with|has|parseQuestion)Answers?|keptOnly|ContributionAnswer|AnswerToSend|(shows|show|post|their)Answer|answer(Question|Placeholder|Required|TooLong|Key|Error|s?Of)|oneAnswerRequired|excludeWords|countWords(Near)?|words(Min|Max|OfOtherModules)?|(search|frequent|mark|spaced)Words)$/;
/** Where `answer` and `answers` by themselves are those of a guided question, a quiz question or one of a reader. */
const answerFiles =
  /^(app\/api\/contributions\/.*|components\/(conversation|home|share|training|screens)|lib\/(api|conversation|operator|quiz|server\/(chat|db|journal|training)|texts))(\/|\.ts$)/;

/** `file → import` for every import that is not as it should be. */
function wrongImports(files: SourceFile[], isWrong: (file: SourceFile, name: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((name) => isWrong(file, name)).map((name) => `${file.path} → ${name}`),
  );
}

const filesWith = (files: SourceFile[], pattern: RegExp) =>
  files.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

test("every kind of code imports only what its row of the table allows", () => {
  const isWrong = ({ path }: SourceFile, name: string) => {
    if (name.endsWith(".css") || forDb.includes(`${path} → ${name}`)) return false;
    if (layerOf(path) === "page" && forPages.includes(name)) return false;
    if (path.startsWith("lib/operator/") && forOperator.includes(name)) return false;
    const isBeyondHttp = layerOf(path) === "http" && name.startsWith("lib/server/") && !forHttp.test(name);
    return isBeyondHttp || !mayImport[layerOf(path)].includes(layerOf(name));
  };
  expect(wrongImports(product, isWrong)).toEqual([]);
});

test("there are no circular imports", () => {
  expect(circlesIn(importGraph(product)).map((circle) => circle.join(" → "))).toEqual([]);
});

/**
 * What a feature may import beside itself: a conversation shows its files, its notes and what is shared of it, home, the history and
 * the life line photos, and readers of what is shared contribute files. On the life line a memory is dated as in its conversation.
 */
const featureImports = (feature: string) => [
  ...["ui", "session"],
  ...(feature === "conversation" ? ["files", "notes", "share"] : []),
  ...(["home", "history", "life-line", "share"].includes(feature) ? ["files"] : []),
  ...(feature === "life-line" ? ["conversation"] : []),
];

test("a feature imports no other feature, but a conversation its files, notes and shares, and lists their photos", () => {
  const isWrong = ({ path }: SourceFile, name: string) => {
    const [from, to] = [path, name].map((file) => /^components\/([\w-]+)\//.exec(file)?.[1]);
    if (!from || !to || from === to || ["screens", "shell"].includes(from)) return false;
    return !featureImports(from).includes(to);
  };
  expect(wrongImports(product, isWrong)).toEqual([]);
});

test("pure code imports zod and nothing else, and runs in a browser", () => {
  const pure = product.filter(({ path }) => layerOf(path) === "lib");
  // Of the environment, which no browser reads: Node knows what lies within a network.
  const isOfNetworks = ({ path }: SourceFile, name: string) =>
    path === "lib/config/trusted-proxies.ts" && name === "node:net";
  const isWrong = (file: SourceFile, name: string) =>
    layerOf(name) === "vendor" && !/^zod(\/mini)?$/.test(name) && !isOfNetworks(file, name);
  expect(wrongImports(pure, isWrong)).toEqual([]);
  const inBrowser = product.filter(({ path }) => ["components", "client"].includes(layerOf(path)));
  expect(wrongImports(inBrowser, (_, name) => name.startsWith("node:"))).toEqual([]);
});

test("a vendor has one home", () => {
  const uses = product.flatMap(({ path, imports }) =>
    imports
      .filter((name) => layerOf(name) === "vendor" && !name.startsWith("node:"))
      .map((name) => ({ path, vendor: /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name })),
  );
  const isAstray = ({ path, vendor }: { path: string; vendor: string }) => {
    if (everywhere.includes(vendor)) return false;
    return homes[vendor] ? !homes[vendor].test(path) : uses.some((use) => use.vendor === vendor && use.path !== path);
  };
  expect(uses.filter(isAstray)).toEqual([]);
});

test("no browser's build has what leads to secrets or to the database", () => {
  const guards = filesWith(product, /^\s*import "server-only";/);
  expect(guards.sort()).toEqual(["lib/server/db/client.ts", "lib/server/env.ts"]);
});

test("files and folders have names that say what is in them", () => {
  const vague = /(^|\/)(utils?|helpers?|misc|common|constants?|services?|types?|hooks?)(\/|\.tsx?$)/;
  expect(everything.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  const written = product.map(({ path }) => path.replace(/\[+(\.\.\.)?\w+\]+/g, "parameter"));
  expect(written.filter((path) => !/^[a-z0-9./-]+$/.test(path))).toEqual([]);
});

test("identifiers use none of the words that mean everything", () => {
  const isVague = (path: string, name: string) => {
    if (preciseNames.test(name) || (/^answers?$/i.test(name) && answerFiles.test(path))) return false;
    return name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).some((part) => vagueWords.test(part.toLowerCase()));
  };
  const vague = product.map((file) => [file.path, [...identifiersIn(file)].filter((name) => isVague(file.path, name))]);
  expect(vague.filter(([, names]) => names?.length).map(([path, names]) => `${path}: ${names}`)).toEqual([]);
});

test("a small file has more than one importer, or is a hook or a component", () => {
  const graph = [...importGraph(product)];
  const importersOf = (path: string) => graph.filter(([, targets]) => targets.includes(path)).map(([from]) => from);
  // A file of another layer than its importer cannot go into it.
  const isAlone = ({ path, lines }: SourceFile) => {
    if (lines >= 25 || /\.tsx$|\/use-[\w-]+\.ts$/.test(path)) return false;
    const [importer, ...others] = importersOf(path);
    return importer !== undefined && others.length === 0 && layerOf(importer) === layerOf(path);
  };
  expect(product.filter(isAlone).map(({ path }) => path)).toEqual([]);
});

test("there are no barrels, and no default exports but where Next demands them", () => {
  expect(everything.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
  expect(filesWith(sourcesIn("components", "lib", "prisma"), /^export (\*|\{[^}]*\}) from/m)).toEqual([]);
  expect(filesWith(sourcesIn("components", "lib", "prisma"), /^export default/m)).toEqual([]);
});

test("no file has grown over its cap", () => {
  const cap = ({ path }: SourceFile) =>
    layerOf(path) === "route" ? 80 : /^components\/.*\.tsx$/.test(path) ? 200 : 250;
  const long = everything.filter((file) => file.lines > cap(file)).map(({ path }) => path);
  expect(long).toEqual([]);
});

test("the whole tree is made of small files", () => {
  const lengths = everything.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThan(160);
});

test("no test has a bound in seconds: those are figures of tests/bench and tests/chaos", () => {
  const judged = sourcesIn("tests/unit", "tests/api", "tests/e2e");
  expect(filesWith(judged, /expect\([^;]*\.now\(\) - [^;]*(<|toBeLess)/)).toEqual([]);
});

test("nothing is typed any", () => {
  expect(filesWith(everything, /[:<|&(,]\s*any\b(?!\s*\()|\bas any\b/)).toEqual([]);
});

test("a failure is a RequestError after requestErrorOf, never by a cast", () => {
  expect(filesWith(product, /\bas RequestError\b/)).toEqual([]);
});

test("effects live in hooks, and at most one component in ten has its own", () => {
  const files = filesWith(product, /\buseEffect\(/);
  const inComponents = files.filter((path) => !/\/use-[\w-]+\.ts$/.test(path));
  expect(inComponents.filter((path) => !path.endsWith(".tsx"))).toEqual([]);
  expect(inComponents.length).toBeLessThanOrEqual(components.length / 10);
});

test("at most 14 effects run before the browser paints, each of which delays it", () => {
  const counts = product.map(({ code }) => code.match(/\buseLayoutEffect\(/g)?.length ?? 0);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(14);
});

test("components know no address and make no calls", () => {
  expect(filesWith(components, /["'`]\/(api|config)\b|\.json["'`]/)).toEqual([]);
  const calling = filesWith(sourcesIn("components", "lib/client"), /\bfetch\(/);
  // The script in the HTML runs before the app.
  expect(calling).toEqual(["components/shell/first-paint-script.tsx", "lib/client/api.ts"]);
});
