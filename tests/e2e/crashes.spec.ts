import { crashes } from "../chaos/crash-before-saving";
import { killTheServer } from "../chaos/kill-the-server";
import { restartTheDatabase } from "../chaos/restart-the-database";
import { expect, test } from "../support/process/test";

// A small size each of what `npm run test:chaos` does at length.
const trials = {
  "what was acknowledged is there, once and whole, after the server was killed": () =>
    killTheServer({ writers: 4, kills: 3 }),
  "what was acknowledged is there, once and whole, after the database was stopped at once": () =>
    restartTheDatabase({ users: 5, restarts: 2 }),
  "words whose reply a crash took away are there, and asked again they get one": () => crashes({ times: 1 }),
};

for (const [promise, run] of Object.entries(trials)) {
  test(promise, async () => {
    const { figure, isMet } = await run();
    expect(isMet, figure).toBe(true);
  });
}
