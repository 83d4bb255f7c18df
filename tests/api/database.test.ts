import { expect, test } from "@jest/globals";
import { ZodError, z } from "zod";
import { db, queryRows } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { countUse } from "@/lib/server/db/rate-limit";

for (const round of ["first", "second"]) {
  test(`the ${round} test finds the tables empty`, async () => {
    expect(await db().throttle.count()).toBe(0);
    expect(await countUse({ key: "somebody", seconds: 60, allowed: 1 })).toMatchObject({ count: 1 });
  });
}

test("rows of a raw statement are checked, and wrong ones are not taken for a caller's mistake", async () => {
  const statement = Prisma.sql`SELECT 7 AS "count"`;
  expect(await queryRows(z.object({ count: z.number() }), statement)).toEqual([{ count: 7 }]);
  const wrong = queryRows(z.object({ count: z.string() }), statement);
  await expect(wrong).rejects.toThrow("a row of another shape");
  await expect(wrong).rejects.not.toBeInstanceOf(ZodError);
});
