import { atLeast, type Bench, type Place, reported } from "../support/bench";
import { fillJournal } from "../support/bench-journal";
import { shownRates, sideBySide } from "../support/load";
import { besideReferences } from "../support/references";

const entries = 200;

export const bench: Bench = { what: `Thread: one conversation of ${entries} entries`, run };

async function run({ app: { url }, user: { id, token }, databaseUrl }: Place) {
  await fillJournal(databaseUrl, id, 100, entries);
  const rates = await besideReferences(databaseUrl, ({ floor, frame }) =>
    sideBySide({
      floor: { url: `${floor}/thread?user=${id}&id=long` },
      frame: { url: `${frame}/rows/thread?user=${id}&id=long` },
      "frame with our statement": { url: `${frame}/thread?user=${id}&id=long` },
      ours: { url: `${url}/api/conversations/long`, token },
    }),
  );
  const { floor, frame, "frame with our statement": quickFrame, ours } = rates;
  return [
    reported(shownRates(rates)),
    reported(`the frame's own rate: ${(frame.perSecond / floor.perSecond).toFixed(2)} of the floor's`),
    reported(`of the rate of a frame with our own statement: ${(ours.perSecond / quickFrame.perSecond).toFixed(2)}`),
    atLeast("of the frame's rate", ours.perSecond / frame.perSecond, 0.85),
    atLeast("of the floor's rate", ours.perSecond / floor.perSecond, 0.4),
  ];
}
