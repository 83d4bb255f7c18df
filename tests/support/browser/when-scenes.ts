import type { PastConversation } from "../../../lib/api/responses";
import { inTurn, lastQuestion, type Play, press, until, withThread } from "./scene-steps";
import type { Scene } from "./scenes";

const dated = "We left in the summer of 1974, when the road came.";
const lastAnswer: Play = (page) => page.getByRole("textbox", { name: /\?$/ }).first().fill(dated);

const withDate = withThread(({ conversation }) => {
  const [first] = conversation.questionAnswers;
  if (first) first.answer = dated;
});

/** Home on the day of one of its memories. `names`: of the first ones. */
const onItsDay =
  (...names: string[]): Play =>
  async (page) => {
    await page.route("**/api/on-this-day?*", async (route) => {
      const response = await route.fetch();
      const { conversations }: { conversations: PastConversation[] } = await response.json();
      const year = new Date().getFullYear() - 52;
      const [first, ...others] = conversations;
      const day = `${year}-${new Date().toLocaleDateString("sv").slice(5)}`;
      const named = [{ ...first, day }, ...others].map((one, index) => ({
        ...one,
        projectName: names[index] ?? one.projectName,
      }));
      await route.fulfill({ response, json: { conversations: named } });
    });
    await page.reload();
    await until("52 years ago today")(page);
    await page.getByText("52 years ago today").scrollIntoViewIfNeeded();
  };

/** When a memory was, in the states that look different. */
export const whenScenes = (conversationId: string): Scene[] => [
  {
    as: "writer",
    name: "when-question",
    shows: "end",
    play: inTurn(lastQuestion, lastAnswer, until("In the summer of 1974?")),
  },
  {
    as: "writer",
    name: "when-question-understood",
    shows: "end",
    play: inTurn(lastQuestion, lastAnswer, press("In the summer of 1974?"), until(/June.–.August/)),
  },
  {
    as: "writer",
    name: "when-offered",
    path: `/conversation/${conversationId}`,
    play: inTurn(withDate, until("In the summer of 1974?")),
  },
  { as: "writer", name: "when-this-day", shows: "where it opens", play: onItsDay() },
  {
    as: "writer",
    name: "when-this-day-right-to-left",
    shows: "where it opens",
    play: onItsDay("הבית ליד התעלה", "البيت بجانب القناة"),
  },
];
