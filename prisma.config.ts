import { defineConfig } from "prisma/config";

// These commands require a schema engine but never run it: the path of any existing file avoids the download.
const isWithoutEngine = ["generate", "seed"].some((command) => process.argv.includes(command));
if (isWithoutEngine) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "node --import tsx prisma/seed.ts" },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
