import { atLeast, type Bench, type Place, reported } from "../support/bench";
import { fillJournal } from "../support/bench-journal";
import { shownRates, sideBySide } from "../support/load";
import { besideReferences } from "../support/references";

const conversations = 100;

export const bench: Bench = { what: `Note: one more, in ${conversations} conversations by turns`, run };

async function run({ app: { url }, user: { id, token }, databaseUrl }: Place) {
  await fillJournal(databaseUrl, id, conversations);
  const content = "The clock stopped the day he died. ".repeat(8).trim();
  const requests = Array.from({ length: conversations }, (_, place) => ({
    method: "POST" as const,
    body: JSON.stringify({ user: id, conversationId: `conversation-${place + 1}`, content }),
  }));
  const rates = await besideReferences(databaseUrl, ({ floor, frame }) =>
    sideBySide({
      floor: { url: `${floor}/note`, requests },
      frame: { url: `${frame}/note`, requests },
      ours: { url: `${url}/api/add-note`, token, requests },
    }),
  );
  const { frame, ours } = rates;
  return [reported(shownRates(rates)), atLeast("of the frame's rate", ours.perSecond / frame.perSecond, 0.7)];
}
