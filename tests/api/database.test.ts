import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { countUse } from "@/lib/server/db/rate-limit";

for (const round of ["first", "second"]) {
  test(`the ${round} test finds the tables empty`, async () => {
    expect(await db().throttle.count()).toBe(0);
    expect(await countUse({ key: "somebody", seconds: 60, allowed: 1 })).toMatchObject({ count: 1 });
  });
}
