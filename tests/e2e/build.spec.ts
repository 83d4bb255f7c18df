import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildIfChanged } from "../../prisma/build";
import { tinyApp, tinyPage } from "../support/tiny-app";

test("a build is kept until the sources change, and one that fails is told and made again", async () => {
  const root = await tinyApp();
  const buildId = () => readFile(join(root, process.env.NEXT_DIST_DIR ?? "", "BUILD_ID"), "utf8");
  await buildIfChanged(root);
  const first = await buildId();
  await buildIfChanged(root);
  expect(await buildId()).toBe(first);

  await writeFile(join(root, "app/page.jsx"), "export default () => <p>");
  await expect(buildIfChanged(root)).rejects.toThrow(/could not be built[\s\S]*app\/page\.jsx/);

  await writeFile(join(root, "app/page.jsx"), tinyPage);
  await buildIfChanged(root);
  expect(await buildId()).not.toBe(first);
  await rm(root, { recursive: true });
});
