import { newPerson, register } from "../support/browser/account-forms";
import { newSharedThread, sharedTexts } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

const ids = Array.from({ length: 5 }, (_, index) => `${"Ab1-".repeat(5)}${index}`);
/** As the links of twenty shared parts arrive at the server: with their `#`, or without it. */
const links = ids.flatMap((id) => [
  `/#/share/post/${id}`,
  `/share/post/${id}`,
  `/share/post/${id}/3`,
  `/share/post/${id}/note/${id}`,
]);

const cardOf = (html: string) => (html.match(/<meta [^>]*(?:og|twitter):[^>]*>/g) ?? []).join("\n");

test("messengers show the same card for 20 links, with a picture and without the address of the part", async ({
  request,
  baseURL,
}) => {
  const responses = await Promise.all(links.map((link) => request.get(link)));
  const pages = await Promise.all(responses.map((response) => response.text()));
  expect(responses.map((response) => [response.status(), response.headers()["x-robots-tag"]])).toEqual(
    links.map(() => [200, "noindex"]),
  );
  const [card = "", ...others] = new Set(pages.map(cardOf));
  expect(others).toEqual([]);
  expect(card).toContain('property="og:title" content="Somebody shared a memory with you"');
  expect(card).toContain('property="og:site_name" content="Flexi"');
  expect(card).toContain(`property="og:url" content="${baseURL}/"`);
  expect(pages.every((html) => html.indexOf("twitter:card") < html.indexOf("</head>"))).toBe(true);
  const picture = await request.get(/"og:image" content="([^"]+)"/.exec(card)?.[1] ?? "");
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect((await picture.body()).length).toBeLessThan(60_000);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots.match(/^Disallow: .*/gm)).toEqual(["Disallow: /api/"]);
});

const invited = "Somebody shared a memory with you.";
/** A path, where it leads somebody who is not signed in, and what they see there. */
const pathForms = [
  ["/share/post/p1?via=chat", "/login?returnUrl=/share/post/p1?via=chat", invited],
  ["/login?returnUrl=%2Fshare%2Fpost%2Fp1", "/login?returnUrl=/share/post/p1", invited],
  ["/register?returnUrl=%2Fshare%2Fpost%2Fp1", "/register?returnUrl=/share/post/p1", invited],
  ["/conversation/c1?search=peas&index=2", "/login?returnUrl=/conversation/c1?search=peas&index=2", "Your memories"],
  ["/reset-password?token=t1%2B", "/reset-password?token=t1+", "New password"],
] as const;

test("an address without its # leads to the same view, query and all", async ({ page, baseURL }) => {
  for (const [path, arrived, sentence] of pathForms) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect.poll(() => decodeURIComponent(page.url())).toBe(`${baseURL}/#${arrived}`);
  }
});

test("from a cold link to reading it takes three screens, a name, a password and an address", async ({
  page,
  account,
  request,
}) => {
  const { id } = await newSharedThread(request, account);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`/share/post/${id}`);
  const reason = page.getByText("Somebody shared a memory with you.");
  await expect(reason).toBeInViewport();
  await page.getByRole("link", { name: "Register" }).click();
  await expect(reason).toBeInViewport();
  await expect(page.getByText("All it takes is a name, a password and an email address.")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(1);
  const person = newPerson();
  await register(page, person);
  await expect(reason).toBeInViewport();
  await expect(page.getByLabel("Username")).toHaveValue(person.username);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(sharedTexts.answer)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/#/share/post/${id}$`));
});
