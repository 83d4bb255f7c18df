/** `birthYear`: of the writer, or `null` if it is not known. `today`: an ISO day. */
export type DateContext = { birthYear: number | null; today: string };

const firstYear = 1850;

/** After these a number of two digits could be an age or a day. */
const beforeNumbers = /^(|age|whenI|turned|or|to|and|start|between)$/;
/** After these a round number could be an age: `Ende 50`. */
const beforeTens = /^(early|mid|late)$/;
const spansTwoYears = /^(winter|newyearseve|newyear|turn)$/;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The tokens with whole years and decades. `null`: one is out of range, or could be several. */
export function withWholeYears(tokens: string[], context: DateContext): string[] | null {
  const whole = tokens.map((token, index) => {
    const decade = /^d(\d)s$/.exec(token)?.[1];
    if (!decade) return wholeYear(token, tokens[index - 1] ?? "", context);
    // In my twenties: an age.
    return tokens.includes("mine") ? token : latestDecade(Number(decade), context);
  });
  const years = whole.flatMap((token) => /^\d{4}/.exec(token) ?? []).map(Number);
  const isInRange = years.every((year) => year >= firstYear && year <= yearOf(context.today));
  return isInRange && !whole.some((token) => token.includes("?")) ? whole : null;
}

function wholeYear(token: string, before: string, context: DateContext): string {
  const [, apostrophe, first = "", second] = /^('?)(\d\d?)(?:\/(\d\d?))?$/.exec(token) ?? [];
  if (first === "") return token;
  const isPair = second !== undefined;
  const isAge = beforeNumbers.test(before) || (beforeTens.test(before) && first.endsWith("0"));
  const isNoDay = Number(first) > 31 && (isPair || !isAge);
  if (!apostrophe && !isNoDay && !(isPair && spansTwoYears.test(before))) return token;
  const year = latestYear(Number(first), context);
  return isPair ? `${year}/${second.padStart(2, "0")}` : year;
}

/** The latest such year that is neither in the future nor before the birth. */
function latestYear(short: number, { birthYear, today }: DateContext): string {
  const year = [2000, 1900].map((century) => century + short).find((one) => one <= yearOf(today)) ?? 0;
  return year < (birthYear ?? 0) ? "?" : String(year);
}

/** The latest such decade. The one of today could be that of a hundred years ago, unless the writer was born after it. */
function latestDecade(short: number, { birthYear, today }: DateContext): string {
  const thisDecade = Math.floor(yearOf(today) / 10);
  const decade = [200, 190].map((century) => century + short).find((one) => one <= thisDecade) ?? 0;
  const born = Math.floor((birthYear ?? 0) / 10);
  const isAmbiguous = decade === thisDecade && born <= decade - 10;
  return decade < born || isAmbiguous ? "?" : `d${decade}`;
}
