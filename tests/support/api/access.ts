import type { SignedInDevice } from "@/lib/api/responses";
import { drawing, photo } from "../factories/images";
import { accessToShares } from "./access-to-shares";
import { lighthouse, startConversation } from "./chat";
import { call, logIn, type Person } from "./client";
import { edit } from "./entries";
import { formOf, sha256, upload } from "./files";
import { sendPieces } from "./import-pieces";
import { remove } from "./journal";
import type { Method } from "./routes";

/** One call of the API. A new route fails the tests until its calls are listed here. */
export type Access = {
  who: "anyone" | "user";
  /** A valid JSON body; the tests make it invalid field by field. */
  body?: Record<string, unknown>;
  /** Fields of the body that may be left out. */
  optional?: string[];
  /** The call names what the caller creates, or what somebody else shares. */
  makes?: true;
  /** The call on something that belongs to `owner`: everybody else gets 404. */
  owned?: (owner: Person) => Promise<{ path: string; body?: Record<string, unknown> | FormData }>;
  /** The call on something that `owner` has, and shares once `open` has run: then everybody who is signed in may make it. */
  byLink?: (owner: Person) => Promise<{ path: string; open: () => Promise<unknown> }>;
};

const anyone: Access = { who: "anyone" };
const user: Access = { who: "user" };

const password = "open sesame";

/** The id of a conversation that `owner` has begun. */
const begin = async (owner: Person) => (await startConversation(owner)).body.conversationId;

/** The path of a picture that `owner` has not sent yet. */
const pictureOf = async (owner: Person) => `/api/files/${(await upload(owner, drawing)).fileId}`;

/** The id of a new session of `owner`. */
async function idOfLogin(owner: Person): Promise<string> {
  const token = await logIn(owner);
  const { body } = await call("GET", "/api/sessions", { token });
  return (body.sessions as SignedInDevice[]).find(({ isCurrent }) => isCurrent)?._id ?? "";
}

const entryOf = (conversationId: string) => `/api/conversations/${conversationId}/entries/answer-0`;

export const access: Record<string, Access> = {
  "GET /flexiconfig.json": anyone,
  "GET /config/flexifeatures.json": anyone,
  "GET /manifest.webmanifest": anyone,
  "GET /metrics": anyone,
  "GET /api/config/[...path]": anyone,
  "GET /api/health": anyone,
  "GET /api/auth/[...nextauth]": anyone,
  "POST /api/auth/[...nextauth]": anyone,

  "GET /api/registration": anyone,
  "POST /api/register": {
    ...anyone,
    body: { username: "eve", password, email: "eve@example.org", invitation: "a code" },
    optional: ["invitation"],
  },
  "POST /api/login": { ...anyone, body: { username: "eve", password } },
  "POST /api/forgot-password": { ...anyone, body: { email: "eve@example.org" } },
  "POST /api/reset-password": { ...anyone, body: { token: "token", password } },
  "POST /api/undo-change": { ...anyone, body: { token: "token" } },
  "POST /api/logout": user,
  "GET /api/sessions": user,
  "DELETE /api/sessions": user,
  "DELETE /api/sessions/[id]": {
    ...user,
    owned: async (owner) => ({ path: `/api/sessions/${await idOfLogin(owner)}` }),
  },
  "GET /api/profile": user,
  "PUT /api/profile": {
    ...user,
    body: {
      ...{ email: "eve@example.org", password, displayName: "Eve", currentPassword: password },
      ...{ showOnBoard: false, mailAboutOffers: true, birthYear: 1950 },
    },
    optional: ["email", "password", "displayName", "showOnBoard", "mailAboutOffers", "birthYear", "currentPassword"],
  },
  "GET /api/account/export": {
    ...user,
    owned: async (owner) => ({ path: `/api/account/export?conversationId=${await begin(owner)}` }),
  },
  "POST /api/account/import": user,
  "PUT /api/account/import/[id]/[number]": { ...user, makes: true },
  "GET /api/account/import/[id]": { ...user, owned: async (owner) => ({ path: (await sendPieces(owner)).path }) },
  "POST /api/account/import/[id]": {
    ...user,
    body: { pieces: [sha256(Buffer.from("unknown"))] },
    owned: sendPieces,
  },
  "DELETE /api/account/import/[id]": { ...user, owned: async (owner) => ({ path: (await sendPieces(owner)).path }) },
  "DELETE /api/account": { ...user, body: { password } },

  "POST /api/upload": user,
  "GET /api/files/[id]": anyone,
  "PATCH /api/files/[id]": {
    ...user,
    body: { altText: "The lock gates" },
    owned: async (owner) => ({ path: await pictureOf(owner), body: { altText: "A door" } }),
  },
  "PUT /api/files/[id]": {
    ...user,
    owned: async (owner) => ({ path: `${await pictureOf(owner)}?side=320`, body: formOf(photo) }),
  },

  "GET /api/conversations": user,
  "GET /api/conversations/deleted": user,
  "GET /api/used-questions": user,
  "GET /api/conversations/years": user,
  "GET /api/life-line": user,
  "GET /api/conversations/[id]": {
    ...user,
    owned: async (owner) => ({ path: `/api/conversations/${await begin(owner)}` }),
  },
  "GET /api/conversations/[id]/receipts/[orderIndex]": {
    ...user,
    owned: async (owner) => ({ path: `/api/conversations/${await begin(owner)}/receipts/0` }),
  },
  "PATCH /api/conversations/[id]/entries/[entryId]": {
    ...user,
    body: { text: "Mended", version: 0 },
    owned: async (owner) => ({ path: entryOf(await begin(owner)), body: { text: "Mended", version: 0 } }),
  },
  "DELETE /api/conversations/[id]/entries/[entryId]": {
    ...user,
    body: { version: 0, forGood: true },
    optional: ["forGood"],
    owned: async (owner) => ({ path: entryOf(await begin(owner)), body: { version: 0 } }),
  },
  "GET /api/conversations/[id]/entries/[entryId]/versions": {
    ...user,
    owned: async (owner) => ({ path: `${entryOf(await begin(owner))}/versions` }),
  },
  "POST /api/conversations/[id]/entries/[entryId]/restore": {
    ...user,
    body: { version: 0, current: 1 },
    owned: async (owner) => {
      const id = await begin(owner);
      await edit(owner, id, "answer-0", "Mended");
      return { path: `${entryOf(id)}/restore`, body: { version: 0, current: 1 } };
    },
  },
  "POST /api/grok": {
    ...user,
    body: lighthouse,
    owned: async (owner) => ({ path: "/api/grok", body: { conversationId: await begin(owner), message: "Go on." } }),
  },
  "POST /api/grok/stop": {
    ...user,
    body: { conversationId: "unknown" },
    owned: async (owner) => ({ path: "/api/grok/stop", body: { conversationId: await begin(owner) } }),
  },

  "POST /api/notes": {
    ...user,
    body: { conversationId: "unknown" },
    owned: async (owner) => ({ path: "/api/notes", body: { conversationId: await begin(owner) } }),
  },
  "POST /api/add-note": {
    ...user,
    body: { conversationId: "unknown", content: "Mine" },
    owned: async (owner) => ({ path: "/api/add-note", body: { conversationId: await begin(owner), content: "Mine" } }),
  },
  "POST /api/search": { ...user, body: { searchTerm: "light" } },
  "GET /api/on-this-day": user,
  "DELETE /api/conversation/delete": {
    ...user,
    body: { id: "unknown" },
    owned: async (owner) => ({ path: "/api/conversation/delete", body: { id: await begin(owner) } }),
  },
  "POST /api/conversation/restore": {
    ...user,
    body: { id: "unknown" },
    owned: async (owner) => {
      const id = await begin(owner);
      await remove(owner, id);
      return { path: "/api/conversation/restore", body: { id } };
    },
  },

  "DELETE /api/on-this-day": {
    ...user,
    body: { id: "unknown" },
    owned: async (owner) => ({ path: "/api/on-this-day", body: { id: await begin(owner) } }),
  },

  "POST /api/conversation/game": {
    ...user,
    body: { id: "unknown", useInGame: true },
    owned: async (owner) => ({ path: "/api/conversation/game", body: { id: await begin(owner), useInGame: true } }),
  },

  "POST /api/training/modules": {
    ...user,
    body: { contentFilter: { appName: "memory" }, exclude: ["unknown"] },
    optional: ["exclude"],
  },
  "POST /api/training/memories": {
    ...user,
    body: { contentFilter: { appName: "memory" }, exclude: ["unknown"] },
    optional: ["exclude"],
  },
  "GET /api/scores": user,
  "POST /api/scores": { ...user, body: { score: 100, level: "Beginner", round: 1, timeTaken: 5 } },

  "POST /api/training/challenges": {
    ...user,
    body: {
      topic: "How memory works",
      level: "Beginner",
      questions: [{ id: "unknown", answer: "canal" }],
      score: 150,
      right: 1,
    },
    makes: true,
  },
  "GET /api/training/challenges/[id]": { ...user, makes: true },
  "POST /api/training/challenges/[id]": { ...user, body: { score: 150, right: 1, total: 1 }, makes: true },

  ...accessToShares,
};

/** The calls of the table as a list, with an unknown id for each parameter of their paths. */
export const calls = Object.entries(access).map(([name, row]) => {
  const [method, pattern] = name.split(" ") as [Method, string];
  return { name, method, path: pattern.replace(/\[+(?:\.\.\.)?\w+\]+/g, "unknown"), ...row };
});
