import type { BlankContinuation, Continuation, Conversation, Note, SharedConversation } from "../../api/responses";
import { nonEmptyAnswers } from "../guide/guided-answers";
import { isCompanionNotice } from "../thread/companion-notice";

// What the reader of a link receives, and what the sharer previews: only the shared part. Counts and times of other parts are
// left out, too, because they would reveal the number of notes.

type Named = Pick<Conversation, "_id" | "projectName" | "topic">;

const hidden = (timestamp: string) => ({
  response: "",
  pending: false,
  requestKey: null,
  receipt: null,
  file: null,
  timestamp,
  orderIndex: 0,
});

const blank: BlankContinuation = { message: "", response: "", file: null };

const shell = ({ _id, projectName, topic }: Named, timestamp: string): SharedConversation => ({
  ...hidden(timestamp),
  _id,
  projectName,
  topic,
  prompt: "",
  questionAnswers: [],
  continuations: [],
});

const sharedReply = ({ response, receipt }: Pick<Continuation, "response" | "receipt">, withReply: boolean) =>
  withReply && !isCompanionNotice(receipt) ? response : "";

/** A post: the guided answers and, if that was chosen, the reply to them. */
export function sharedPost(conversation: Conversation, withReply = true): SharedConversation {
  const { prompt, file, files, timestamp, when } = conversation;
  const questionAnswers = nonEmptyAnswers(conversation.questionAnswers);
  const response = sharedReply(conversation, withReply);
  return { ...shell(conversation, timestamp), prompt, questionAnswers, response, file, files, when };
}

/** One continuation at its index (0-based), after empty ones. */
export function sharedContinuation(
  conversation: Named,
  continuation: Continuation,
  index: number,
  withReply = true,
): SharedConversation {
  const continuations = [...Array(index).fill(blank), sharedTurn(continuation, withReply)];
  return { ...shell(conversation, continuation.timestamp), continuations };
}

function sharedTurn(continuation: Continuation, withReply: boolean) {
  const { _id, message, file, files, timestamp } = continuation;
  return { ...hidden(timestamp), _id, message, response: sharedReply(continuation, withReply), file, files };
}

/** All turns that are shown, each at its index: the post first. */
export function sharedWhole(
  conversation: Conversation,
  { isShown, withReply = true }: { isShown: boolean[]; withReply?: boolean },
): SharedConversation {
  const [isPostShown, ...areShown] = isShown;
  const post = isPostShown ? sharedPost(conversation, withReply) : shell(conversation, conversation.timestamp);
  const continuations = conversation.continuations.map((turn, index) =>
    areShown[index] ? sharedTurn(turn, withReply) : blank,
  );
  return { ...post, continuations };
}

/** A note, without the name of its conversation. */
export function sharedNote(note: Note): { conversation: SharedConversation; note: Note } {
  const nameless = { _id: note.conversationId, projectName: "", topic: "" };
  return { conversation: shell(nameless, note.timestamp), note: { ...note, orderIndex: 0 } };
}
