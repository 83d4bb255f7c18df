import { routes } from "../support/api/routes";
import { expect, test } from "../support/browser/test";
import { open, statusOn } from "../support/load/raw-http";

const page = "/";
/** The path of every route on disk, with "some" for its parameters. */
const routePaths = routes.map(({ path }) => path.replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, "some"));

const nowhere = [
  "/nowhere",
  "/nowhere.png",
  "/.env",
  "/config/nowhere",
  "/_next/nowhere",
  "/_next/static/nowhere.js",
  "/_next/image?url=/icon-192.png&w=64&q=75",
];

test("the page, every route and every unknown path have every security header", async ({ request }) => {
  for (const path of [page, ...nowhere, ...new Set(routePaths)]) {
    const headers = (await request.get(path, { headers: { "x-forwarded-proto": "https" } })).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    });
    expect(headers["content-security-policy"], path).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers, path).not.toHaveProperty("x-powered-by");
  }
});

test("no unknown path is stored by a cache, not even one among the files of the build", async ({ request }) => {
  for (const path of nowhere) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["cache-control"], path).toContain("no-store");
  }
});

test("over plain HTTP there is no Strict-Transport-Security header", async ({ request }) => {
  expect((await request.get(page)).headers()).not.toHaveProperty("strict-transport-security");
});

test("pages and responses are compressed, and files of the build are served compressed in advance", async ({
  request,
}) => {
  const served = async (path: string) => (await request.get(path)).headers();
  expect(await served(page)).toHaveProperty("content-encoding", "gzip");
  expect(await served("/config/flexifeatures.json")).toHaveProperty("content-encoding", "gzip");
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get(page)).text()) ?? [];
  expect(await served(script)).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript",
    "cache-control": "public,max-age=31536000,immutable",
    "x-content-type-options": "nosniff",
  });
});

test("a request to upgrade its connection is closed without a response", async ({ app }) => {
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  for (const path of [page, "/api/health", "/_next/nowhere"]) {
    expect(await statusOn(open({ port: Number(new URL(app.url).port), path }, upgrade)), path).toBe(0);
  }
});

test("each page has its own nonce, and all of its scripts have it", async ({ request }) => {
  const [first, second] = await Promise.all([0, 1].map(async () => (await request.get(page)).text()));
  const noncesOf = (html = "") =>
    [...html.matchAll(/<script\b[^>]*?(?:nonce="([^"]+)")?[^>]*>/g)].map(([tag]) => /nonce="([^"]+)"/.exec(tag)?.[1]);
  expect(new Set(noncesOf(first)).size).toBe(1);
  expect(noncesOf(first)[0]).toMatch(/^.{20,}$/);
  expect(noncesOf(first)[0]).not.toBe(noncesOf(second)[0]);
});

test.describe("a script that was injected into the page", () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test("does not run", async ({ page }) => {
    await page.goto("/#/login");
    await page.getByRole("main").waitFor();
    const ran = await page.evaluate(async () => {
      const names = ["inline", "attribute", "evaluated"];
      const script = document.createRange().createContextualFragment("<script>window.inline = 1</script>");
      document.body.append(script);
      const image = new Image();
      image.setAttribute("onerror", "window.attribute = 1");
      const failed = new Promise((resolve) => image.addEventListener("error", resolve));
      image.src = "data:,";
      await failed;
      try {
        new Function("window.evaluated = 1")();
      } catch {}
      return names.filter((name) => name in window);
    });
    expect(ran).toEqual([]);
  });
});
