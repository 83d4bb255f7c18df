import { expect, test } from "@jest/globals";
import { inspect } from "@/lib/server/files/inspect";
import { drawing, photo } from "../../support/factories/images";
import { pdf } from "../../support/factories/pdf";

const kindOf = (content: Buffer | string) => inspect(Buffer.from(content))?.type ?? null;

test("the four types are recognized by their content", () => {
  expect(inspect(photo)).toMatchObject({ type: "image/jpeg", width: 16, height: 8 });
  expect(inspect(drawing)).toMatchObject({ type: "image/png", width: 16, height: 8 });
  expect(inspect(pdf(["Hello"]))).toMatchObject({ type: "application/pdf", width: null, height: null });
  expect(inspect(Buffer.from("Dear diary"))).toMatchObject({ type: "text/plain", width: null, height: null });
});

test.each([
  ["letters of any script", "Grüße, 你好, שלום 👋🏽"],
  ["a byte order mark", "\ufeffDear diary"],
  ["an angle bracket", "<3 you, <br> and <- that"],
  ["markup further down", "In HTML you write\n<html>"],
  ["a word in brackets", "<Anna enters.>"],
  ["code", "#!/bin/sh\necho hello"],
])("text with %s is text, and stays byte for byte", (_, content) => {
  const bytes = Buffer.from(content);
  expect(inspect(bytes)).toEqual({ type: "text/plain", bytes, width: null, height: null });
});

test.each([
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ["an SVG behind its declaration", '<?xml version="1.0"?>\n<svg/>'],
  ["an SVG behind a comment", "<!-- x --><svg/>"],
  ["a page", "<!DOCTYPE html><script>alert(1)</script>"],
  ["a page behind blanks and a mark", "\ufeff \n\t<HTML><body>"],
  ["a script", "<script>alert(1)</script>"],
  ["a page that also is a PDF further down", "<html>\n%PDF-1.4"],
  ["U+0000", "a\0b"],
  ["half a letter", Buffer.from([0x61, 0xc3])],
  ["Latin-1", Buffer.from("Grüße", "latin1")],
  ["UTF-16", Buffer.from("\ufeffHello", "utf16le")],
  ["an archive", Buffer.from("PK\x03\x04\x14\0\0\0\x08\0", "latin1")],
  ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\x80", "latin1")],
  ["a WebP", Buffer.from("RIFF\x24\0\0\0WEBPVP8 ", "latin1")],
  ["a HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
  ["a program", Buffer.from("\x7fELF\x02\x01\x01\0", "latin1")],
  ["a PDF behind other bytes", Buffer.concat([Buffer.from([0, 1]), pdf(["x"])])],
])("%s is rejected", (_, content) => {
  expect(kindOf(content)).toBeNull();
});
