import { expect, test } from "../support/browser/test";
import { photo, snapshot } from "../support/factories/images";

const policyOf = (response: { headers(): Record<string, string> }) => response.headers()["content-security-policy"];

test("a download and the page each have their own content security policy", async ({ account, request }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const multipart = { file: { name: "door.jpg", mimeType: "text/html", buffer: photo } };
  const { file } = await (await request.post("/api/upload", { headers, multipart })).json();
  const picture = await request.get(file.fileUrl);
  expect(policyOf(picture)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(picture.headers()).toMatchObject({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" });
  expect(await picture.body()).toEqual(photo);
  expect((await request.head(file.fileUrl)).status()).toBe(200);
  expect(policyOf(await request.get("/api/account/export", { headers }))).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(policyOf(await request.get("/"))).toContain("frame-ancestors 'none'");
});

test("a photo without its metadata is shown upright and in the stored size", async ({ account, request, page }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  await page.goto("/");
  for (const orientation of [1, 3, 6, 8]) {
    const taken = snapshot(orientation);
    const multipart = { file: { name: "door.jpg", mimeType: "image/jpeg", buffer: taken } };
    const { file } = await (await request.post("/api/upload", { headers, multipart })).json();
    const look = (url: string) =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        return { width, height, pixels: canvas.toDataURL() };
      }, url);
    const shown = await look(file.fileUrl);
    expect(shown).toEqual(await look(`data:image/jpeg;base64,${taken.toString("base64")}`));
    expect(shown).toMatchObject({ width: file.width, height: file.height });
  }
});
