import { db } from "@/lib/server/db/client";
import type { Access } from "./access";
import { call, signUp } from "./client";
import { contributed, decide, pathOfOwn } from "./contributions";
import { createConversation, listShares, note, share } from "./journal";

const user: Access = { who: "user" };

/** The calls about shared parts and what others contribute to them. */
export const accessToShares: Record<string, Access> = {
  "POST /api/share/mark/[id]": {
    ...user,
    owned: async (owner) => ({ path: `/api/share/mark/${await createConversation(owner)}`, body: {} }),
  },
  "GET /api/share/post/[postId]": {
    ...user,
    byLink: async (owner) => {
      const id = await createConversation(owner);
      return { path: `/api/share/post/${id}`, open: () => share(owner, id) };
    },
  },
  "GET /api/share/post/[postId]/[index]": {
    ...user,
    byLink: async (owner) => {
      const id = await createConversation(owner, ["And the stairs?"]);
      return { path: `/api/share/post/${id}/0`, open: () => share(owner, id, { continuationIndex: 0 }) };
    },
  },
  "GET /api/share/post/[postId]/note/[noteId]": {
    ...user,
    byLink: async (owner) => {
      const id = await createConversation(owner);
      const noteId = (await note(owner, id, "Mine")).body.note._id;
      return { path: `/api/share/post/${id}/note/${noteId}`, open: () => share(owner, id, { noteId }) };
    },
  },
  "GET /api/share/conversation/[id]/[shareId]": {
    ...user,
    byLink: async (owner) => {
      const id = await createConversation(owner, ["And the stairs?"]);
      const shareId = "of-the-whole";
      const open = async () => {
        await share(owner, id, { whole: true });
        await db().share.updateMany({ where: { conversationId: id }, data: { id: shareId } });
      };
      return { path: `/api/share/conversation/${id}/${shareId}`, open };
    },
  },
  "GET /api/contributions": user,
  "POST /api/contributions": {
    ...user,
    body: { conversationId: "unknown", continuationIndex: 0, kind: "memory", text: "Me too" },
    optional: ["continuationIndex"],
    makes: true,
  },
  "GET /api/contributions/of/[conversationId]": {
    ...user,
    byLink: async (owner) => {
      const id = await createConversation(owner);
      return { path: `/api/contributions/of/${id}`, open: () => share(owner, id) };
    },
  },
  "PATCH /api/contributions/[id]": {
    ...user,
    body: { text: "Me too" },
    owned: async (owner) => ({ path: await pathOfOwn(owner), body: { text: "Mended" } }),
  },
  "DELETE /api/contributions/[id]": { ...user, owned: async (owner) => ({ path: await pathOfOwn(owner) }) },
  "GET /api/contributions/[id]/versions": {
    ...user,
    owned: async (owner) => ({ path: `${await pathOfOwn(owner)}/versions` }),
  },
  "DELETE /api/contributions/[id]/withdrawn": {
    ...user,
    owned: async (owner) => {
      const path = await pathOfOwn(owner);
      await call("DELETE", path, { token: owner.token });
      return { path: `${path}/withdrawn` };
    },
  },
  "POST /api/contributions/[id]/restore": {
    ...user,
    owned: async (owner) => {
      const path = await pathOfOwn(owner);
      await call("DELETE", path, { token: owner.token });
      return { path: `${path}/restore` };
    },
  },
  "POST /api/contributions/[id]/answer": {
    ...user,
    body: { conversationId: "unknown", version: 0, text: "Rex", isShown: true },
    owned: async (owner) => {
      const { id, conversationId } = await contributed(owner, await signUp());
      const body = { conversationId, version: 0, text: "Rex", isShown: true };
      return { path: `/api/contributions/${id}/answer`, body };
    },
  },
  "GET /api/contributions/set-aside": user,
  "DELETE /api/contributions/refused/[contributorId]": {
    ...user,
    owned: async (owner) => {
      await decide(owner, (await contributed(owner, await signUp())).id, "refuse");
      const { body } = await call("GET", "/api/contributions/set-aside", { token: owner.token });
      return { path: `/api/contributions/refused/${(body.refused as { _id: string }[])[0]?._id}` };
    },
  },
  "POST /api/contributions/[id]/decision": {
    ...user,
    body: { decision: "accept", version: 0 },
    owned: async (owner) => {
      const { id } = await contributed(owner, await signUp());
      return { path: `/api/contributions/${id}/decision`, body: { decision: "accept", version: 0 } };
    },
  },
  "GET /api/shares": user,
  "GET /api/shared-with-me": user,
  "POST /api/shared-with-me": {
    ...user,
    body: { conversationId: "unknown", continuationIndex: 0 },
    optional: ["continuationIndex"],
    makes: true,
  },
  "DELETE /api/shares/[shareId]": {
    ...user,
    owned: async (owner) => {
      await share(owner, await createConversation(owner));
      return { path: `/api/shares/${(await listShares(owner))[0]?._id}` };
    },
  },
};
