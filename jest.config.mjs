import nextJest from "next/jest.js";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  maxWorkers: "100%",
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  testMatch: ["<rootDir>/tests/{unit,api}/**/*.test.{ts,tsx}", "<rootDir>/tests/*.test.ts"],
  globalSetup: "<rootDir>/tests/support/global-setup.ts",
  globalTeardown: "<rootDir>/tests/support/global-teardown.ts",
  setupFiles: ["<rootDir>/tests/support/test-environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/empty-database.ts"],
};

export default nextJest({ dir: "./" })(config);
