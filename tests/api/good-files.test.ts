import { expect, test } from "@jest/globals";
import { signUp } from "../support/api/client";
import { fetchFile, sha256, upload } from "../support/api/files";
import { drawing, photo, snapshot, withChunks } from "../support/factories/images";
import { pdf } from "../support/factories/pdf";

test("ordinary files come back byte for byte", async () => {
  const ann = await signUp();
  const colours = withChunks(drawing, ["sRGB", Buffer.from([0])], ["gAMA", Buffer.from([0, 0, 0xb1, 0x8f])]);
  const good = {
    "drawing.png": drawing,
    "colours.png": colours,
    "photo.jpg": photo,
    "letter.pdf": pdf(["Dear Jens", "Yours"]),
    "notes.txt": Buffer.from("\ufeffGrüße, 你好, שלום 👋🏽\r\n<3\r\n"),
    "large.txt": Buffer.from("Every day the same. ".repeat(200_000)),
  };
  for (const [name, content] of Object.entries(good)) {
    const { bytes } = await fetchFile((await upload(ann, content, name)).file.fileUrl);
    expect({ name, hash: sha256(bytes) }).toEqual({ name, hash: sha256(content) });
  }
  const taken = snapshot(1);
  const { bytes } = await fetchFile((await upload(ann, taken, "IMG_1.jpg")).file.fileUrl);
  expect(bytes.toString("latin1")).not.toContain("55.73");
  // All its pixels are unchanged.
  const pixels = taken.subarray(taken.indexOf(Buffer.from([0xff, 0xda])));
  expect(bytes.includes(pixels)).toBe(true);
});
