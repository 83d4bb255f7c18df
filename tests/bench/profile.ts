import { atLeast, type Bench, type Place, reported } from "../support/bench";
import { shownRates, sideBySide } from "../support/load";
import { besideReferences } from "../support/references";

export const bench: Bench = { what: "Profile: the price of the door", run };

async function run({ app: { url }, user: { token }, databaseUrl }: Place) {
  const rates = await besideReferences(databaseUrl, ({ frame }) =>
    sideBySide({ empty: { url: `${frame}/empty` }, ours: { url: `${url}/api/profile`, token } }),
  );
  return [
    reported(shownRates(rates)),
    atLeast("of an empty Next handler's rate", rates.ours.perSecond / rates.empty.perSecond, 0.8),
  ];
}
