import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { serverLimits, serverTimings } from "@/lib/api/server-limits";
import { readPdfText } from "@/lib/server/files/pdf-text";
import { pdf, pdfOf } from "../support/factories/pdf";

const never = new AbortController().signal;
const hour = 3_600_000;

/** Small when packed, and a minute of work when read. */
const hostile = pdfOf(["BT /F1 12 Tf 20 200 Td (and so on) Tj ET ".repeat(1_500_000)], { isPacked: true });

test("pages are read in their order, until there is enough", async () => {
  expect(await readPdfText(pdf(["One", "Two"]), never)).toEqual({ text: "One\n\nTwo\n\n" });
  const long = await readPdfText(pdf(Array.from({ length: 600 }, () => "x".repeat(100))), never);
  expect("text" in long && long.text.length).toBe(limits.attachmentCharacters + 1);
});

test("a PDF made to keep a server busy is given up after the deadline, and nothing waits for it meanwhile", async () => {
  expect(hostile.length).toBeLessThan(limits.uploadBytes);
  let pulses = 0;
  const pulse = setInterval(() => {
    pulses += 1;
  }, 5);
  expect(await readPdfText(hostile, never, { deadlineMs: 1_000, memoryBytes: serverLimits.pdfMemoryBytes })).toEqual({
    reason: "slow",
  });
  clearInterval(pulse);
  expect(pulses).toBeGreaterThan(5);
  expect(serverTimings.pdfDeadlineMs).toBeLessThan(serverTimings.aiDeadlineMs);
});

test("a PDF made to eat the memory is given up before it has", async () => {
  const large = pdfOf([" ".repeat(300_000_000)], { isPacked: true });
  expect(large.length).toBeLessThan(limits.uploadBytes);
  const memoryBytes = 100 * 1024 * 1024;
  expect(await readPdfText(large, never, { deadlineMs: hour, memoryBytes })).toEqual({ reason: "slow" });
});

test("a stopped reply stops the reading too", async () => {
  const controller = new AbortController();
  const patient = { deadlineMs: hour, memoryBytes: serverLimits.pdfMemoryBytes };
  const reading = readPdfText(hostile, controller.signal, patient);
  controller.abort(new Error("stopped"));
  await expect(reading).rejects.toThrow("stopped");
});
