import { withBaselines } from "../support/load/baselines";
import { atLeast, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { compareRates, formatRates } from "../support/load/request-rate";
import { serverPid } from "../support/process/app";

export const bench: Bench = { what: "Profile: the cost of authentication and routing", run };

async function run({ app, user: { token }, databaseUrl }: BenchEnvironment) {
  const ours = { url: `${app.url}/api/profile`, token, pid: await serverPid(app) };
  const rates = await withBaselines(databaseUrl, ({ frame }) =>
    compareRates({ empty: { url: `${frame}/empty` }, ours }),
  );
  return [
    reported(formatRates(rates)),
    atLeast("of an empty Next handler's rate", rates.ours.perSecond / rates.empty.perSecond, 0.5),
  ];
}
