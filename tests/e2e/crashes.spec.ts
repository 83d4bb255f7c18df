import { crashes } from "../chaos/crash-before-saving";
import { killTheServer } from "../chaos/kill-the-server";
import { restartTheDatabase } from "../chaos/restart-the-database";
import { expect, test } from "../support/process/test";

// Small versions of the tests that `npm run test:chaos` runs at length.
const smallTests = {
  "every acknowledged write is there exactly once after the server was killed": () =>
    killTheServer({ writers: 4, kills: 1 }),
  "every acknowledged write is there exactly once after the database was stopped at once": () =>
    restartTheDatabase({ users: 4, restarts: 1 }),
  "a message whose reply was lost in a crash is there and gets one reply when it is sent again": () =>
    crashes({ times: 1 }),
};

for (const [title, run] of Object.entries(smallTests)) {
  test(title, async () => {
    const { figure, isMet } = await run();
    expect(isMet, figure).toBe(true);
  });
}
