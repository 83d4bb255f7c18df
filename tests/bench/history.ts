import { fillJournal } from "../support/factories/bench-journal";
import { withBaselines } from "../support/load/baselines";
import { atLeast, atMost, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { compareRates, formatRates } from "../support/load/request-rate";
import { serverPid } from "../support/process/app";

const conversations = 10_000;
const limit = 50;
/** Only what is older than this: the page begins at row 9,000. */
const cursor = conversations - 9_000 + 1;

export const bench: Bench = { what: `History: ${limit} rows a page of somebody who has ${conversations}`, run };

async function run({ app, user: { id, token }, databaseUrl }: BenchEnvironment) {
  await fillJournal(databaseUrl, id, conversations);
  const page = `${app.url}/api/conversations?view=summary&limit=${limit}`;
  const pid = await serverPid(app);
  const rates = await withBaselines(databaseUrl, ({ floor, frame }) =>
    compareRates({
      floor: { url: `${floor}/history?user=${id}&limit=${limit}` },
      frame: { url: `${frame}/rows/history?user=${id}&limit=${limit}` },
      ours: { url: page, token, pid },
      "ours at row 9,000": { url: `${page}&cursor=${cursor}`, token },
    }),
  );
  const { floor, frame, ours, "ours at row 9,000": deep } = rates;
  return [
    reported(formatRates(rates)),
    reported(`the frame's own rate: ${(frame.perSecond / floor.perSecond).toFixed(2)} of the floor's`),
    atLeast("of the frame's rate", ours.perSecond / frame.perSecond, 0.7),
    atLeast("of the floor's rate", ours.perSecond / floor.perSecond, 0.3),
    atMost("p99, times the frame's", ours.p99Ms / frame.p99Ms, 2),
    atMost("a page at row 9,000, times page 1", ours.perSecond / deep.perSecond, 1.5),
  ];
}
