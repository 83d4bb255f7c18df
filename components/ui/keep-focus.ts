import { hasNoFocus } from "./focus";

/** An element near a control, and whether it stands before that. */
type Neighbour = { element: Element; isBefore: boolean };

const controls = "button, a[href], input, select, textarea, summary";

/**
 * When the control that has the focus is removed, gives the focus to the nearest one inside `root` that is still there. In a dialog
 * inside it, or in a message about what was done, that is the control from which one came. Returns a function that ends it.
 */
export function keepFocus(root: HTMLElement, onMoved?: (control: Element) => void): () => void {
  let focused: Element | null = null;
  let trail: Neighbour[] = [];
  function follow(target: Element | null) {
    if (!target || !root.contains(target)) return;
    focused = target;
    const isPassing = target.closest("dialog") !== root.closest("dialog") || target.closest("[role=status]");
    if (!isPassing) trail = trailOf(target, root);
  }
  // A removed element may lose the focus in the same way as one beside which somebody presses.
  const leave = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && hasNoFocus()) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || !hasNoFocus()) return;
    const control = focusNearest(trail);
    if (control) onMoved?.(control);
  });
  const finished = new AbortController();
  const { signal } = finished;
  follow(document.activeElement);
  root.addEventListener("focusin", ({ target }) => follow(target as Element), { signal });
  root.addEventListener("focusout", leave, { signal });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    finished.abort();
    observer.disconnect();
  };
}

/** From the control outwards to `root`: itself, what is after and before it, and so on with its parent. */
function trailOf(element: Element, root: Element): Neighbour[] {
  const { nextElementSibling: next, previousElementSibling: previous, parentElement: parent } = element;
  const trail = [{ element, isBefore: false }];
  if (element === root || !parent) return trail;
  if (next) trail.push({ element: next, isBefore: false });
  if (previous) trail.push({ element: previous, isBefore: true });
  return [...trail, ...trailOf(parent, root)];
}

function focusNearest(trail: Neighbour[]): Element | null {
  for (const { element, isBefore } of trail) {
    if (!element.isConnected) continue;
    const near = [element, ...element.querySelectorAll(controls)].filter((one) => one.matches(controls));
    for (const control of (isBefore ? near.reverse() : near) as HTMLElement[]) {
      control.focus({ preventScroll: true });
      // One that is hidden does not take it.
      if (document.activeElement === control) return control;
    }
  }
  return null;
}
