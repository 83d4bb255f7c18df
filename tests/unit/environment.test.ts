import { expect, test } from "@jest/globals";
import { checkDeployment, checkEnvironment, readEnvironment } from "@/lib/config/environment";
import { inspectEnvironment } from "@/lib/operator/doctor/environment";

const onVercel = {
  VERCEL: "1",
  VERCEL_PROJECT_PRODUCTION_URL: "journal.example.org",
  VERCEL_BRANCH_URL: "journal-git-sea.vercel.app",
  VERCEL_URL: "journal-x1y2.vercel.app",
};

test.each([
  ["production", {}, "https://journal.example.org"],
  ["production", { VERCEL_PROJECT_PRODUCTION_URL: "" }, "https://journal-x1y2.vercel.app"],
  ["preview", {}, "https://journal-git-sea.vercel.app"],
  ["preview", { VERCEL_BRANCH_URL: "" }, "https://journal-x1y2.vercel.app"],
  ["preview", { APP_URL: "https://other.example.org/" }, "https://other.example.org"],
  ["development", {}, undefined],
])("the address of a %s deployment with %j is %s", (VERCEL_ENV, more, address) => {
  const variables = { ...onVercel, VERCEL_ENV, ...more };
  expect(readEnvironment(variables).APP_URL).toBe(address);
  const { problems } = checkDeployment(variables);
  expect(problems.filter((problem) => problem.startsWith("APP_URL"))).toEqual(address ? [] : ["APP_URL must be set"]);
});

test("a limit of uploads is a whole number from 4 to 25, and on Vercel 4", () => {
  const range = ["UPLOAD_MB must be a whole number from 4 to 25"];
  for (const UPLOAD_MB of ["3", "26", "4.5", "8 MB"]) expect(checkEnvironment({ UPLOAD_MB }).problems).toEqual(range);
  for (const [UPLOAD_MB, VERCEL, isRefused] of [
    ["25", "", false],
    ["4", "1", false],
    ["5", "1", true],
  ] as const) {
    const named = checkDeployment({ UPLOAD_MB, VERCEL }).problems.filter((problem) => problem.startsWith("UPLOAD_MB"));
    expect(named).toEqual(isRefused ? ["UPLOAD_MB must not be more than 4, because Vercel cuts calls at 4.5 MB"] : []);
  }
});

test("elsewhere the variables of Vercel mean nothing", () => {
  expect(readEnvironment({ VERCEL_URL: "journal-x1y2.vercel.app" }).APP_URL).toBeUndefined();
});

test("an address without its scheme or in quotation marks is named, and so is a variable in the singular", () => {
  for (const APP_URL of ["flexi.example.org", '"https://flexi.example.org"'])
    expect(checkEnvironment({ APP_URL }).problems).toEqual(["APP_URL must be an http or https address"]);
  expect(inspectEnvironment({ TRUSTED_PROXY: "loopback" }, []).findings).toEqual([
    "TRUSTED_PROXY is unknown. Is it TRUSTED_PROXIES?",
  ]);
  expect(inspectEnvironment({ TRUSTED_PROXIES: "loopback", HOST: "127.0.0.1" }, []).findings).toEqual([
    expect.stringMatching(/^APP_URL is not set/),
  ]);
});

test("a variable from which words are left out is named, unless its first word is not ours", () => {
  const findingsOf = (name: string) => inspectEnvironment({ [name]: "x" }, []).findings;
  expect(findingsOf("OPENAI_KEY")).toEqual(["OPENAI_KEY is unknown. Is it OPENAI_API_KEY?"]);
  for (const name of ["API_KEY", "BASE_URL", "SECRET_KEY", "ACCESS_KEY"]) expect(findingsOf(name)).toEqual([]);
});
