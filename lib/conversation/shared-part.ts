import type { Continuation, Conversation, Note } from "../api/responses";
import { nonEmptyAnswers } from "./guided-answers";

// What a reader of a shared link gets, and what the sharer is shown before there is one: the shared part and nothing else.
// Numbers and times of the other parts are left out as well, for they would tell how many notes there are.

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

const shell = ({ _id, projectName, topic }: Named, timestamp: string): Conversation => ({
  ...hidden(timestamp),
  _id,
  projectName,
  topic,
  prompt: "",
  questionAnswers: [],
  continuations: [],
});

/** A post: the guided answers and the reply to them. */
export function sharedPost(conversation: Conversation): Conversation {
  const { prompt, response, file, timestamp } = conversation;
  const questionAnswers = nonEmptyAnswers(conversation.questionAnswers);
  return { ...shell(conversation, timestamp), prompt, questionAnswers, response, file };
}

/** One continuation at its place, everything before it blank. `index` is 0-based. */
export function sharedContinuation(conversation: Named, continuation: Continuation, index: number): Conversation {
  const { _id, message, response, file, timestamp } = continuation;
  const blank = { ...hidden(timestamp), _id: "", message: "" };
  const shared = { ...blank, _id, message, response, file };
  return { ...shell(conversation, timestamp), continuations: [...Array(index).fill(blank), shared] };
}

/** A note, without even the name of its conversation. */
export function sharedNote(note: Note): { conversation: Conversation; note: Note } {
  const nameless = { _id: note.conversationId, projectName: "", topic: "" };
  return { conversation: shell(nameless, note.timestamp), note: { ...note, orderIndex: 0 } };
}
