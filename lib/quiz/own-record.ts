type Scored = { score: number; date: string };

/**
 * Index of a game in the player's list, -1 if it is not there. The list has no ids of games: the latest one with the same score
 * is taken.
 */
export function ownRecord(records: Scored[], { userScore }: { userScore: number }): number {
  if (userScore === 0) return -1;
  const dates = records.map(({ score, date }) => (score === userScore ? date : ""));
  const latest = [...dates].sort().at(-1);
  return latest ? dates.indexOf(latest) : -1;
}
