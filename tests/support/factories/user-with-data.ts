import { db } from "@/lib/server/db/client";
import { sendMessage } from "../api/chat";
import { call, type Person, signUp } from "../api/client";
import { upload } from "../api/files";
import { createConversation, note, remove, share } from "../api/journal";

/** A person who has one of everything, with a unique word in all of it. */
export type UserWithData = Person & {
  id: string;
  canary: string;
  conversationId: string;
  noteId: string;
  fileId: string;
  /** The ids of everything that they have and do not share. */
  own: Record<string, string>;
};

export async function createUserWithData(name: string): Promise<UserWithData> {
  const canary = `canary${name}`;
  const person = await signUp({ username: name, email: `${canary}@example.org` });
  await call("PUT", "/api/profile", {
    token: person.token,
    body: { displayName: `Called ${canary}`, showOnBoard: false },
  });
  const words = {
    projectName: `The ${canary} house`,
    questionAnswers: [{ question: "Where?", answer: `At the ${canary} lock.` }],
  };
  const conversationId = await createConversation(person, [], words);
  const attached = await upload(person, `A letter of ${canary}.`, `${canary}.txt`);
  await sendMessage(person, { conversationId, message: `Then ${canary} sang.`, fileId: attached.fileId });
  const noted = await note(person, conversationId, `Only ${canary} knows.`);
  const deletedId = await createConversation(person, [], words);
  await remove(person, deletedId);
  const free = await upload(person, `A page of ${canary}.`, `${canary}-2.txt`);
  await share(person, await createConversation(person, [], { projectName: "Shared by many" }));
  const body = { score: 150, level: "Beginner", round: 1, timeTaken: 9, gameId: canary };
  await call("POST", "/api/scores", { token: person.token, body });

  const { id } = await db().user.findFirstOrThrow({ where: { username: name } });
  const where = { userId: id };
  const turn = await db().turn.findFirstOrThrow({ where: { ...where, conversationId, position: 1 } });
  const shared = await db().share.findFirstOrThrow({ where });
  const session = await db().session.findFirstOrThrow({ where });
  const own = {
    user: id,
    session: session.id,
    conversation: conversationId,
    deleted: deletedId,
    turn: turn.id,
    note: noted.body.note._id,
    file: attached.fileId,
    free: free.fileId,
    share: shared.id,
  };
  return { ...person, id, canary, conversationId, noteId: own.note, fileId: own.file, own };
}
