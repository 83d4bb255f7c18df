import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

export const tinyPage = "export default () => <p>A page</p>;";
// Next also looks for instrumentation and proxy files in the folders above, and would find the product's.
const tinyConfig = `export default { distDir: process.env.NEXT_DIST_DIR, pageExtensions: ["jsx"] };`;

/** The smallest app that Next builds, inside the project because it needs its packages. */
export async function createTinyNextApp(): Promise<string> {
  const parent = resolve(__dirname, "../../../test-results");
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, "tiny-app-"));
  await mkdir(join(root, "app"));
  await writeFile(join(root, "next.config.mjs"), tinyConfig);
  await writeFile(join(root, "app/layout.jsx"), "export default (p) => <html><body>{p.children}</body></html>;");
  await writeFile(join(root, "app/page.jsx"), tinyPage);
  return root;
}
