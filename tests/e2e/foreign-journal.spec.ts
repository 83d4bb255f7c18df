import type { Page } from "@playwright/test";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";
import { dayOneEntry, dayOneExport, dayOnePhoto } from "../support/factories/foreign-journals";
import { photo } from "../support/factories/images";

test.use({ expectedErrors: /\/api\/account\/import/ });

const choose = (page: Page, zip: Uint8Array) =>
  page
    .getByLabel("File (JSON or .zip)")
    .setInputFiles({ name: "export.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
const startImport = (page: Page) => page.getByRole("button", { name: /^(Import|Try again)$/ }).click();

/** A JPEG of less than 2 MB, which is sent as it is: a small one with padding in its pixel data. */
const paddedPhoto = (bytes: number, index: number) =>
  dayOnePhoto(
    `P${index + 1}`,
    Buffer.concat([photo.subarray(0, -2), Buffer.alloc(bytes, index + 1), photo.subarray(-2)]),
  );
// Together two pieces.
const photos = [1_900_000, 1_900_000, 600_000].map(paddedPhoto);
const heic = dayOnePhoto("HEIC", Buffer.from("x"), "heic");
const entries = [
  dayOneEntry("E1", "# The quay\n\n![](dayone-moment://P1)\n\nWe sat there\\.", {
    photos: [...photos.map((one) => one.photo), heic.photo],
    ...{ videos: [{}], location: { placeName: "Ghent" } },
  }),
  dayOneEntry("E2", "The boats lay low. ".repeat(60), { creationDate: "2011-01-02T12:00:00Z" }),
];
const files = Object.assign({}, heic.file, ...photos.map((one) => one.file));
const zip = dayOneExport(entries, files);

/** The paths of the calls that change something, from now on. */
function watchCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/api/")) sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test("a Day One export is announced, imported in two attempts, and brings nothing twice", async ({
  signedIn: page,
}) => {
  const sent = watchCalls(page);
  await openMenuEntry(page, "My data");
  await test.step("what comes along and what cannot is said before anything is sent", async () => {
    await choose(page, zip);
    await expect(page.getByText("A Day One journal: 2 entries from 2009 to 2011, 3 pictures.")).toBeVisible();
    const left = page.getByRole("dialog").getByRole("listitem");
    await expect(left).toHaveText(["1 video", "1 picture that is no JPEG or PNG", /^places, tags.* 1 entry$/]);
    expect(sent).toEqual([]);
  });
  await test.step("interrupted, it goes on where it stopped", async () => {
    await page.route("**/api/account/import/*/1", (route) => route.abort(), { times: 1 });
    await startImport(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("saved for a day");
    await startImport(page);
    await expect(page.getByText("2 conversations were imported.")).toBeVisible();
    expect(sent.filter((path) => path.endsWith("/0"))).toHaveLength(1);
  });
  await test.step("again, it brings nothing twice", async () => {
    await choose(page, zip);
    await startImport(page);
    await expect(page.getByText("Everything in this copy is already here.")).toBeVisible();
  });
  await test.step("a memory has its day, its words and its pictures", async () => {
    await page.keyboard.press("Escape");
    await openMenuEntry(page, "History");
    await page.getByRole("main").getByText("The quay", { exact: true }).click();
    await expect(page.getByRole("button", { name: /^14 July 2009/ })).toBeVisible();
    await expect(page.getByText("We sat there.", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(3);
  });
});

test("a .zip that is no journal is refused and not sent, and the words of one come without its pictures", async ({
  signedIn: page,
}) => {
  const sent = watchCalls(page);
  await openMenuEntry(page, "My data");
  const alert = page.getByRole("dialog").getByRole("alert");
  await choose(page, zip.subarray(0, 5_000));
  await expect(alert).toHaveText("The import failed: This .zip isn't complete. Please download it again.");
  await choose(page, dayOneExport([{ uuid: "E1" }]));
  await expect(alert).toHaveText("The import failed: There are no texts and no pictures in this journal.");
  await startImport(page);
  await choose(
    page,
    dayOneExport([...entries, dayOneEntry("E3", "", { photos: photos.map((one) => one.photo) })], files),
  );
  await page.getByRole("checkbox", { name: "With its pictures" }).uncheck();
  await startImport(page);
  const imported = "2 conversations were imported. 1 entry of nothing but pictures was left out.";
  await expect(page.getByText(imported)).toBeVisible();
  expect(sent).toEqual(["/api/account/import"]);
});
