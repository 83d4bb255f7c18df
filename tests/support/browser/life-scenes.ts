import type { LifeLine, StoredFile } from "../../../lib/api/responses";
import { fewMemories, manyMemories, strainedMemories } from "../factories/life-lines";
import { inTurn, type Play, press, until } from "./scene-steps";
import type { Scene } from "./scenes";

/** The page again, with other memories; they have the first picture of the journal. */
const remembering =
  (lifeOf: (file: StoredFile) => LifeLine): Play =>
  async (page) => {
    await page.route("**/api/life-line", async (route) => {
      const response = await route.fetch();
      const own: LifeLine = await response.json();
      const file = own.undated.find(({ file }) => file)?.file;
      if (!file) throw new Error("There is no picture");
      await route.fulfill({ response, json: lifeOf(file) });
    });
    await page.reload();
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
  };
const few = remembering(fewMemories);
const many = remembering(manyMemories);

const life = { as: "writer", path: "/life" } as const;

/** The life line, in every state that looks different. */
export const lifeScenes: Scene[] = [
  { ...life, name: "life-empty", play: until("No memory has a date yet.") },
  { ...life, as: "newcomer", name: "life-nothing", play: until("Write your first one") },
  { ...life, name: "life-few", play: few },
  { ...life, name: "life-few-end", shows: "end", play: few },
  { ...life, name: "life-many", play: many },
  {
    ...life,
    name: "life-many-decade",
    shows: "where it opens",
    play: inTurn(many, press("1970s"), (page) => page.getByRole("heading", { name: "1970", exact: true }).waitFor()),
  },
  { ...life, name: "life-strained", play: remembering(strainedMemories) },
  { ...life, name: "life-list", play: inTurn(few, press("Show as a plain list")) },
  {
    ...life,
    name: "life-date",
    shows: "where it opens",
    play: inTurn(few, press(/^Date it/), until(/As you would say it/)),
  },
  { ...life, name: "life-loading", hanging: "**/api/life-line", play: until("Loading") },
  { ...life, name: "life-away", failing: "**/api/life-line", play: until("Try again") },
];
