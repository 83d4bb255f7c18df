import type { DiligentWriter, Said } from "./diligent-writer";
import { storedOf } from "./remote-journal";

/** How much of what was acknowledged is lost, stands there twice, or left a gap, after a time of failures. */
export async function damageTo(writers: DiligentWriter[]): Promise<{ figure: string; isNone: boolean }> {
  let [acknowledged, lost, doubled, half] = [0, 0, 0, 0];
  for (const { writer, acknowledged: said } of writers) {
    const conversations = await storedOf(writer);
    const stored = conversations.flatMap(({ start, entries }) => [start, ...entries]);
    acknowledged += said.length;
    lost += said.filter((one) => !stored.some((entry) => isSame(entry, one))).length;
    doubled += stored.length - new Set(stored.map(({ text }) => text)).size;
    const numbered = [conversations.map(({ start }) => start), ...conversations.map(({ entries }) => entries)];
    half += numbered.filter((entries) => !isGapless(entries)).length;
  }
  const figure = `of ${acknowledged} acknowledged ${lost} lost, ${doubled} doubled, ${half} half`;
  return { figure, isNone: acknowledged > 0 && lost + doubled + half === 0 };
}

const isSame = (a: Said, b: Said) =>
  a.text === b.text &&
  a.conversationId === b.conversationId &&
  a.orderIndex === b.orderIndex &&
  a.reply === b.reply &&
  a.file === b.file;

function isGapless(entries: Said[]): boolean {
  const numbers = entries.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  return numbers.every((number, place) => number === place + 1);
}
