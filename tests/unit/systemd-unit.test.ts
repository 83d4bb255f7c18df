import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

const [, unit = ""] = /^```ini\n(\[Unit\][^`]+)^```/m.exec(readFileSync("README.md", "utf8")) ?? [];
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

/** What systemd says about the unit. Its program is another one, because this machine may have npm elsewhere. */
function analyze(...args: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), "flexi-unit-")), "flexi.service");
  writeFileSync(file, unit.replace("/usr/bin/npm", process.execPath));
  const { status, stdout, stderr } = spawnSync("systemd-analyze", [...args, file], { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("the unit of the README starts after Postgres and never gives up", () => {
  expect(unit).toMatch(/^After=network-online\.target postgresql\.service$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=on-failure\nRestartSec=5$/m);
});

(hasSystemd ? test : test.skip)("systemd understands every line of it, and finds it little exposed", () => {
  expect(analyze("verify")).toEqual({ status: 0, output: "" });
  // Of 100, where a unit without any protection has 96.
  expect(analyze("security", "--offline=yes", "--no-pager", "--threshold=35")).toMatchObject({ status: 0 });
});
