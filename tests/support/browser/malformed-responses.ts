/** The sentence for a response that the client cannot read. */
export const unexpected = "Something went wrong on our side. Please try again.";

const members =
  "token message username email displayName title styling conversations nextCursor conversation notes note results fileId file shares sharedBy topics userScores topScores conversationId orderIndex";
const eachMember = (value: unknown) => Object.fromEntries(members.split(" ").map((name) => [name, value]));

/**
 * Bodies that our server never sends with 200: no object, members of the wrong type, lists of incomplete rows, and nothing at all.
 * `tests/unit/response-checks.test.ts` has more, and proves that a call throws for each.
 */
export const malformed = [null, eachMember(7), eachMember([{}]), {}];
