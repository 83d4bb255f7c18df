import { availableParallelism } from "node:os";
import nextJest from "next/jest.js";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  // A test waits for its database and its clocks for a quarter of its time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Kept for the next run, unlike what the tests put down.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  testMatch: ["<rootDir>/tests/{unit,api}/**/*.test.{ts,tsx}", "<rootDir>/tests/*.test.ts"],
  globalSetup: "<rootDir>/tests/support/api/jest-global-setup.ts",
  globalTeardown: "<rootDir>/tests/support/api/jest-global-teardown.ts",
  setupFiles: ["<rootDir>/tests/support/api/jest-environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/api/jest-empty-tables.ts"],
};

export default nextJest({ dir: "./" })(config);
