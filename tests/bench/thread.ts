import { fillJournal } from "../support/factories/bench-journal";
import { withBaselines } from "../support/load/baselines";
import { atLeast, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { compareRates, formatRates } from "../support/load/request-rate";

const entries = 200;

export const bench: Bench = { what: `Thread: one conversation of ${entries} entries`, run };

async function run({ app: { url }, user: { id, token }, databaseUrl }: BenchEnvironment) {
  await fillJournal(databaseUrl, id, 100, entries);
  const rates = await withBaselines(databaseUrl, ({ floor, frame }) =>
    compareRates({
      floor: { url: `${floor}/thread?user=${id}&id=long` },
      frame: { url: `${frame}/rows/thread?user=${id}&id=long` },
      ours: { url: `${url}/api/conversations/long`, token },
    }),
  );
  const { floor, frame, ours } = rates;
  return [
    reported(formatRates(rates)),
    reported(`the frame's own rate: ${(frame.perSecond / floor.perSecond).toFixed(2)} of the floor's`),
    atLeast("of the frame's rate", ours.perSecond / frame.perSecond, 0.6),
    atLeast("of the floor's rate", ours.perSecond / floor.perSecond, 0.3),
  ];
}
