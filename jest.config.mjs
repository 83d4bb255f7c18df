import { availableParallelism } from "node:os";
import nextJest from "next/jest.js";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  // A test spends two fifths of its time waiting for the database and timers. Each worker has up to ten of Postgres's connections.
  maxWorkers: Math.min(8, Math.ceil(availableParallelism() * 1.5)),
  // Survives for the next run, unlike the tests' temporary files.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // A busy machine is slow, not wrong. This only ends a test that hangs.
  testTimeout: 600_000,
  testMatch: ["<rootDir>/tests/{unit,api}/**/*.test.{ts,tsx}", "<rootDir>/tests/*.test.ts"],
  // A standalone build has a second package.json.
  modulePathIgnorePatterns: ["<rootDir>/.next"],
  globalSetup: "<rootDir>/tests/support/api/jest-global-setup.ts",
  globalTeardown: "<rootDir>/tests/support/api/jest-global-teardown.ts",
  setupFiles: ["<rootDir>/tests/support/api/jest-environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/api/jest-empty-tables.ts"],
};

export default nextJest({ dir: "./" })(config);
