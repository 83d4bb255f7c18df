import { afterAll, beforeEach, expect } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { emptyTables } from "./database";
import { stopProduct } from "./instances";

// Every test of the API starts with empty tables.
if (expect.getState().testPath?.includes("/tests/api/")) {
  beforeEach(emptyTables);
  afterAll(stopProduct);
  afterAll(() => db().$disconnect());
}
