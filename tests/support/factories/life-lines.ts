import type { LifeLine, LifeMemory, StoredFile } from "../../../lib/api/responses";
import { whenOf } from "../../../lib/conversation/memory-date/when";
import { longWord } from "./screenshot-journal";

type Written = [when: string, name: string, excerpt: string, topic: string, hasPicture?: true];

const life: Written[] = [
  ["March 1948", "The stove in the kitchen", "It was the only warm room, so that is where we all were.", "childhood"],
  [
    "1952 to 1958",
    "The house by the canal",
    "The narrow house at lock 12, with the green door that stuck every November.",
    "place",
    true,
  ],
  [
    "the winter of 1956/57",
    "The winter the canal froze",
    "We skated as far as the mill, and nobody asked when we would be home.",
    "childhood",
    true,
  ],
  ["12 June 1957", "First swim", "My brother let go of my chin without telling me.", "family"],
  ["summer 1959", "The red bicycle", "It was my brother’s first, and too big for both of us.", "childhood", true],
  ["September 1968 to July 1972", "Night shifts", "The radio in the van played until the battery gave out.", "work"],
  [
    "20 July 1969",
    "The moon, from the roof",
    "Mr Adeyemi carried the set up the stairs, and half the street came after it.",
    "turning",
  ],
  ["the seventies", "Bread on Fridays", "The whole street knew when the oven was lit.", "food", true],
  ["Easter 1971", "Leaving Rotterdam", "Two suitcases, and the clock wrapped in a towel.", "turning"],
  ["1971", "A borrowed coat", "Her name was still sewn into the collar.", "friendship"],
  ["4 May 1974", "The day Nora was born", "It rained, and I had left the bread in the oven.", "parenting", true],
  ["1974 to 1979", "The flat above the bakery", "Flour on the stairs, even on Sundays.", "place"],
  ["the late nineties", "Aunt Ilse’s kitchen", "She sang with the radio, always half a line ahead.", "family"],
  ["14 July 2019", "The lock gates, once more", "They had painted the door blue.", "journey", true],
];

const memoryOf = ([when, projectName, excerpt, topic]: Written, index: number): LifeMemory => ({
  ...{ _id: `life-${index}`, projectName, excerpt, topic, timestamp: "2026-02-03T19:02:00Z", file: null },
  when: when ? whenOf(when, null) : null,
  whenVersion: 0,
});
const startOf = ({ when }: LifeMemory) => when?.start ?? "";
const inOrder = (memories: LifeMemory[]) =>
  memories.sort(
    (one, other) =>
      startOf(one).localeCompare(startOf(other)) || (other.when?.end ?? "").localeCompare(one.when?.end ?? ""),
  );

const undated = (file: StoredFile): LifeMemory[] => [
  { ...memoryOf(["", "A song in the stairwell", "It came back a third lower.", "play"], 900), file },
  memoryOf(["the blue summer", "The lake", "Everybody was there, even the dog.", "friendship"], 901),
];

/** A life of a few memories, some of them with a picture. */
export const fewMemories = (file: StoredFile): LifeLine => ({
  dated: inOrder(life.map((written, index) => ({ ...memoryOf(written, index), file: written[4] ? file : null }))),
  undated: undated(file),
  hasMoreUndated: false,
});

/** One whose names strain the page. */
export const strainedMemories = (file: StoredFile): LifeLine => {
  const names = [longWord, "הבית ליד התעלה", "🫖👨‍👩‍👧‍👦 Tea", "كانت جدتي تقول"];
  const { dated, ...rest } = fewMemories(file);
  const strained = dated.map((memory, index) => ({
    ...memory,
    projectName: names[index % 4] ?? "",
    excerpt: longWord,
  }));
  return { ...rest, dated: inOrder([...strained, ...longOnes(file)]) };
};

const longOnes = (file: StoredFile) =>
  Array.from({ length: 7 }, (_, index) => ({
    ...memoryOf([`${1950 + index} to ${1960 + index}`, `Band ${index}`, "", "family"], 100 + index),
    file,
  }));

const months = "January February March April May June July August September October November December".split(" ");

/** A memory about every five weeks from 1930 to 2026. */
export function manyMemories(file: StoredFile | null, count = 1_000): LifeLine {
  const dated = Array.from({ length: count }, (_, index): LifeMemory => {
    const day = new Date(Date.UTC(1930, 0, 1) + (index / count) * 96.8 * 365.25 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const written = life[index % life.length] as Written;
    const year = Number(day.slice(0, 4));
    const isLong = index % 25 === 0;
    const when = isLong
      ? `${year} to ${Math.min(2026, year + 2 + (index % 5))}`
      : index % 3 === 0
        ? `${months[Number(day.slice(5, 7)) - 1]} ${year}`
        : day;
    const [, name, excerpt, topic] = written;
    return { ...memoryOf([when, `${name} ${index + 1}`, excerpt, topic], index), file: index % 6 === 0 ? file : null };
  });
  return { dated: inOrder(dated), undated: [], hasMoreUndated: false };
}
