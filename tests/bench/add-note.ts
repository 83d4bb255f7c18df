import { fillJournal } from "../support/factories/bench-journal";
import { withBaselines } from "../support/load/baselines";
import { atLeast, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { compareRates, formatRates } from "../support/load/request-rate";
import { serverPid } from "../support/process/app";

const conversations = 100;

export const bench: Bench = { what: `Note: add one to each of ${conversations} conversations in turn`, run };

async function run({ app, user: { id, token }, databaseUrl }: BenchEnvironment) {
  await fillJournal(databaseUrl, id, conversations);
  const content = "The clock stopped the day he died. ".repeat(8).trim();
  const requests = Array.from({ length: conversations }, (_, index) => ({
    method: "POST" as const,
    body: JSON.stringify({ user: id, conversationId: `conversation-${index + 1}`, content }),
  }));
  const pid = await serverPid(app);
  const rates = await withBaselines(databaseUrl, ({ floor, frame }) =>
    compareRates({
      floor: { url: `${floor}/note`, requests },
      frame: { url: `${frame}/note`, requests },
      ours: { url: `${app.url}/api/add-note`, token, requests, pid },
    }),
  );
  const { frame, ours } = rates;
  return [reported(formatRates(rates)), atLeast("of the frame's rate", ours.perSecond / frame.perSecond, 0.7)];
}
