import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { timings } from "@/lib/api/limits";
import { streamingText } from "@/lib/client/streaming-text";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("the first word is rendered at once, further ones together, and the first one after a pause at once again", () => {
  const streaming = streamingText();
  const shown: string[] = [];
  const leave = streaming.subscribe(() => shown.push(streaming.read()));
  streaming.add("The ");
  jest.advanceTimersByTime(0);
  for (const word of ["red ", "door ", "of "]) streaming.add(word);
  jest.advanceTimersByTime(timings.streamRenderMs - 1);
  expect(shown).toEqual(["The "]);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual(["The ", "The red door of "]);
  jest.advanceTimersByTime(timings.streamRenderMs);
  streaming.add("Skagen");
  jest.advanceTimersByTime(0);
  expect(shown.at(-1)).toBe("The red door of Skagen");
  leave();
  streaming.add(" squeaked.");
  jest.runAllTimers();
  expect(shown).toHaveLength(3);
  expect(streaming.read()).toBe("The red door of Skagen squeaked.");
});
