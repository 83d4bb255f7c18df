import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { concurrencyLimit } from "@/lib/server/rate-limit/concurrency-limit";

/** Tasks that record their start and end when the test ends them. */
function works(inTurn: ReturnType<typeof concurrencyLimit>, count: number) {
  const begun: number[] = [];
  const ends: { well: () => void; badly: () => void }[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number);
      ends.push({ well: () => resolve(number), badly: () => reject(new Error("It failed")) });
    });
  const results = Promise.allSettled(Array.from({ length: count }, (_, number) => inTurn(work(number))));
  return { begun, ends, results };
}

test("at most the limit runs at the same time, and the others start in order", async () => {
  const { begun, ends, results } = works(concurrencyLimit(2), 5);
  for (const expected of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]) {
    await nextTurn();
    expect(begun).toEqual(expected);
    ends[expected.length - 1]?.well();
  }
  ends[0]?.well();
  expect((await results).map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
});

test("a failed task frees its slot", async () => {
  const { begun, ends, results } = works(concurrencyLimit(1), 2);
  await nextTurn();
  ends[0]?.badly();
  await nextTurn();
  ends[1]?.well();
  expect((await results).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(begun).toEqual([0, 1]);
});

test("an urgent task starts before those that wait", async () => {
  const limit = concurrencyLimit(1);
  const begun: string[] = [];
  const work = (name: string, isUrgent?: boolean) => limit(async () => void begun.push(name), isUrgent);
  await Promise.all([work("running"), work("first"), work("second"), work("urgent", true)]);
  expect(begun).toEqual(["running", "urgent", "first", "second"]);
});
