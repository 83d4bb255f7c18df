import { longWord } from "../factories/screenshot-journal";
import { boards, chance, day, over, pictured, play, select, topic, withBoards } from "./game-scenes";
import { inTurn, type Play, press, until } from "./scene-steps";
import type { Scene } from "./scenes";

// Challenges of the training game, without a server.

const as = { as: "writer" } as const;
const challengesCall = "**/api/training/challenges*";
const line = (name: string, score: number, right: number, whose: object = {}) => ({
  ...{ name, score, right, total: 9, isOwn: false, isChallenger: false, ...whose },
});
const ruth = line("Ruth", 270, 2, { isChallenger: true });
const stranger = { ...ruth, name: `${longWord.repeat(9).slice(0, 98)}💛` };
/** The page of a challenge again, with these results and the questions if it can be played. */
const challenge = (results: object[], modules: object[], ...plays: Play[]) => ({
  ...{ as: "writer" as const, path: "/training/challenge/one" },
  play: inTurn(
    (page) =>
      page.route("**/api/training/challenges/one", (route) =>
        route.fulfill({ json: { topic, level: "Beginner", total: 9, endsAt: day(-5), results, modules } }),
      ),
    (page) => page.reload(),
    ...plays,
  ),
});
const dare = inTurn(until("Can you beat it?"), chance(0.5));
const accepted = inTurn(dare, press("Start"), until("Question 1/3"));
const answerFor = (next: string | RegExp) => inTurn(select(true), press("Submit"), until(next));

export const challengeScenes: Scene[] = [
  {
    ...as,
    name: "challenge-offer",
    play: inTurn(
      withBoards(boards),
      (page) => page.route(challengesCall, (route) => route.fulfill({ json: { challengeId: "one" } })),
      play(over, press("Beat my score"), press("Copy Link")),
    ),
  },
  { name: "challenge-open", ...challenge([ruth], pictured, until("Can you beat it?")) },
  {
    name: "challenge-long",
    ...challenge([stranger], pictured, until("Can you beat it?")),
  },
  {
    name: "challenge-right-to-left",
    ...challenge([{ ...ruth, name: "רות בן־דוד" }], pictured, until("Can you beat it?")),
  },
  { name: "challenge-asking", ...challenge([ruth], pictured, accepted, select(true)) },
  { name: "challenge-next", ...challenge([stranger], pictured, accepted, answerFor("Question 2/3")) },
  {
    name: "challenge-unsaved",
    ...challenge(
      [ruth],
      pictured.slice(0, 1),
      inTurn(dare, press("Start"), until("Question 1/1")),
      (page) =>
        page.route("**/challenges/one", (route) =>
          route.fulfill({ status: 503, json: { message: "Please try again in a moment." } }),
        ),
      answerFor("not saved yet"),
    ),
  },
  {
    name: "challenge-won",
    ...challenge([line("Ada Brenner", 890, 8, { isOwn: true }), ruth], [], until("You did it!")),
  },
  {
    name: "challenge-lost",
    ...challenge([stranger, line("Ada Brenner", 180, 1, { isOwn: true })], [], until("Not this time")),
  },
  {
    name: "challenge-mine",
    ...challenge(
      [line("Jens", 890, 8), { ...ruth, name: "Ada Brenner", isOwn: true }, line(longWord.repeat(8), 40, 1)],
      [],
      until("Your challenge"),
    ),
  },
  { name: "challenge-ended", as: "writer", path: "/training/challenge/gone", play: until(/has ended/) },
];
