import { expect, test } from "@jest/globals";
import { choicesToSend, openOnes } from "@/lib/conversation/share/share-choices";

const ended = { expiresAt: "2020-01-01T00:00:00.000Z" };
const open = { expiresAt: "2999-01-01T00:00:00.000Z" };
const endless = { expiresAt: null };

test("a link that has ended is not an open one", () => {
  expect(openOnes([ended, open, endless])).toEqual([open, endless]);
});

test.each([
  ["a share that is not known", undefined, {}],
  ["one that is open", open, {}],
  ["one that has ended", ended, { expiresInDays: "never" }],
])("without a choice, to share again leaves %s as it is unless it has ended", (_, share, sent) => {
  expect(choicesToSend(share, {}, true)).toEqual(sent);
});

test("what was chosen is sent, but no reply that the preview does not have", () => {
  const chosen = { expiresInDays: 7, takesContributions: false } as const;
  expect(choicesToSend(ended, chosen, true)).toEqual(chosen);
  expect(choicesToSend(undefined, { withReply: true }, false)).toEqual({ withReply: false });
});
