import { parseSearchTerm, type SearchWord } from "../conversation/search/search-term";
import { findMatches } from "../conversation/search/snippet";

/** The name of the highlight in globals.css. */
const markName = "search-match";

/**
 * Marks the words of a search term in the text of elements and returns their ranges. The browser paints the marks (CSS Custom Highlight API) without
 * changing the elements, so they work on rendered Markdown; a browser without that API shows none.
 */
export function markWords(elements: Iterable<Element>, term: string): Range[] {
  const { words } = parseSearchTerm(term);
  const ranges = [...elements].flatMap((element) => rangesIn(element, words));
  CSS.highlights?.set(markName, new Highlight(...ranges));
  return ranges;
}

export const clearMarks = () => CSS.highlights?.delete(markName);

/** A word can begin in one text node and end in another: "light**house**". */
function rangesIn(element: Element, words: SearchWord[]): Range[] {
  const nodes = textNodes(element);
  return findMatches(nodes.map(({ data }) => data).join(""), words).map(({ start, end }) => {
    const range = new Range();
    range.setStart(...positionIn(nodes, start, false));
    range.setEnd(...positionIn(nodes, end, true));
    return range;
  });
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The node and its offset for an offset in the joined text. Between two nodes an end belongs to the first, a start to the second. */
function positionIn(nodes: Text[], offset: number, isEnd: boolean): [Text, number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest < node.length || (isEnd && rest === node.length)) return [node, rest];
    rest -= node.length;
  }
  throw new Error("The offset lies behind the text");
}
