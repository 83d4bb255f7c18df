import { findMatches } from "../conversation/snippet";

/** As globals.css styles it. */
const markName = "search-hit";

/**
 * Marks words in what elements show, and gives back where. The browser paints the marks over the page instead of changing
 * it, so they lie over rendered Markdown as well; one that cannot do that shows none.
 */
export function markWords(elements: Iterable<Element>, words: string[]): Range[] {
  const ranges = [...elements].flatMap((element) => rangesIn(element, words));
  CSS.highlights?.set(markName, new Highlight(...ranges));
  return ranges;
}

export const clearMarks = () => CSS.highlights?.delete(markName);

/** A word may begin in one text node and end in another: "light**house**". */
function rangesIn(element: Element, words: string[]): Range[] {
  const nodes = textNodes(element);
  return findMatches(nodes.map(({ data }) => data).join(""), words).map(({ start, end }) => {
    const range = new Range();
    range.setStart(...placeIn(nodes, start, false));
    range.setEnd(...placeIn(nodes, end, true));
    return range;
  });
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Where an offset of the joined text is. Between two nodes an end belongs to the first, a start to the second. */
function placeIn(nodes: Text[], offset: number, isEnd: boolean): [Text, number] {
  let left = offset;
  for (const node of nodes) {
    if (left < node.length || (isEnd && left === node.length)) return [node, left];
    left -= node.length;
  }
  throw new Error("The offset lies behind the text");
}
