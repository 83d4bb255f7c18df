import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { buildIfChanged } from "../../prisma/build";

const page = "export default () => <p>A page</p>;";

/** The smallest app that Next builds, inside the project because it needs its packages. */
async function tinyApp(): Promise<string> {
  const parent = resolve(__dirname, "../../test-results");
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, "tiny-app-"));
  await mkdir(join(root, "app"));
  await writeFile(join(root, "next.config.mjs"), "export default { distDir: process.env.NEXT_DIST_DIR };");
  await writeFile(join(root, "app/layout.jsx"), "export default (p) => <html><body>{p.children}</body></html>;");
  await writeFile(join(root, "app/page.jsx"), page);
  return root;
}

test("a build is kept until the sources change, and one that fails is told and made again", async () => {
  const root = await tinyApp();
  const buildId = () => readFile(join(root, process.env.NEXT_DIST_DIR ?? "", "BUILD_ID"), "utf8");
  await buildIfChanged(root);
  const first = await buildId();
  await buildIfChanged(root);
  expect(await buildId()).toBe(first);

  await writeFile(join(root, "app/page.jsx"), "export default () => <p>");
  await expect(buildIfChanged(root)).rejects.toThrow(/could not be built[\s\S]*app\/page\.jsx/);

  await writeFile(join(root, "app/page.jsx"), page);
  await buildIfChanged(root);
  expect(await buildId()).not.toBe(first);
  await rm(root, { recursive: true });
});
