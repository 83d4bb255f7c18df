import type { StoredDraft } from "../conversation/thread/unsent";
import { readStored } from "./browser-storage";
import {
  clearDraft,
  draftScopes,
  draftsKey,
  isDraftStored,
  parseDraft,
  readDraft,
  storedDraft,
  writeDraft,
} from "./drafts";
import { newRequestKey } from "./request-key";
import { storageListeners } from "./storage-listeners";

// Two tabs may write in the same field. Each has a draft of its own there, whose scope ends with `#` and an id; the one of an earlier
// version of the app has no id.

/** `isSetAside`: a tab that is opened does not go on with it by itself. */
type DraftState = { savedAt?: number; isSetAside?: boolean };

/** A listener gets the scope of a draft that was restored in this tab. */
const { subscribe, notify } = storageListeners<string>(draftsKey);
export const subscribeDrafts = subscribe;
/** For a change of what is unsent that changes no stored draft. */
export const notifyDrafts = () => notify();

/** Whether this is the scope of a draft of a field, of whichever tab. */
export const isOfField = (scope: string, field: string) => scope === field || scope.startsWith(`${field}#`);

/** All drafts of a person that are chosen by their scope, the latest first. */
export function listDrafts(username: string, isChosen: (scope: string) => boolean = () => true): StoredDraft[] {
  return draftScopes(username)
    .filter(isChosen)
    .flatMap((scope) => {
      const draft = readDraft<DraftState>(username, scope, () => true);
      return draft ? [{ scope, draft }] : [];
    })
    .sort((one, other) => (other.draft.savedAt ?? 0) - (one.draft.savedAt ?? 0));
}

/** Removes a draft, whichever tab has written it. A tab that shows it and has not changed it since shows nothing then. */
export function discardDraft(username: string, scope: string): void {
  clearDraft(username, scope);
  notify();
}

/** Stores what was discarded. An empty field that it was chosen for shows it again. */
export function restoreDraft(username: string, { scope, draft }: StoredDraft): void {
  writeDraft(username, scope, draft);
  notify(scope);
}

/** Where a tab remembers which draft of a field is its own, for a reload. */
const ownKey = (field: string) => draftsKey + field;

/** The field is opened with this draft next. */
export function chooseDraft(field: string, scope: string): void {
  try {
    sessionStorage.setItem(ownKey(field), scope);
  } catch {
    // The storage is full or forbidden: after a reload this tab opens the latest draft.
  }
}

type TabDraftState<Draft> = {
  /** What is written in the field; `null`: nothing. */
  draft: Draft | null;
  scope: string;
  /** `false`: the storage is full or forbidden. */
  isStored: boolean;
  /** It was written in this tab. One that the tab only shows may still be written in another. */
  isOwn: boolean;
  /** Changes when the field gets another draft, or none. */
  edition: number;
};

/**
 * The draft of a field in this tab: its own after a reload, in a new tab the latest. As long as nothing is typed in the new tab, it
 * follows what other tabs write. If another tab changes what this one has written, both stay, as two drafts.
 */
export function openTabDraft<Draft extends object>(
  username: string,
  field: string,
  isDraft: (draft: Partial<Draft>) => boolean,
  restore: (stored: Draft) => Draft = (stored) => stored,
) {
  const newScope = () => `${field}#${newRequestKey()}`;
  const own = () => readStored(ownKey(field), "sessionStorage");
  let state: TabDraftState<Draft> = { draft: null, scope: own() ?? latest(), isStored: true, isOwn: false, edition: 0 };
  /** What was stored when this tab last read or wrote it. */
  let seen: string | null = null;
  follow(own() !== null);

  function latest(): string {
    const drafts = listDrafts(username, (scope) => isOfField(scope, field));
    return drafts.find(({ draft }) => isDraft(draft) && !(draft as DraftState).isSetAside)?.scope ?? newScope();
  }

  function change(changes: Partial<TabDraftState<Draft>>): void {
    state = { ...state, ...changes };
    if (changes.scope) chooseDraft(field, changes.scope);
  }

  /** Takes over what is stored. */
  function follow(isOwn: boolean): void {
    seen = storedDraft(username, state.scope);
    const stored = parseDraft(seen, isDraft);
    const isStored = isDraftStored(username, state.scope);
    change({ draft: stored && restore(stored), isStored, isOwn });
  }

  function write(draft: Draft): void {
    const isTaken = storedDraft(username, state.scope) !== seen;
    const scope = isTaken ? newScope() : state.scope;
    writeDraft(username, scope, { ...draft, savedAt: Date.now() });
    seen = storedDraft(username, scope);
    change({ draft, scope, isStored: isDraftStored(username, scope), isOwn: true });
    notify();
  }

  /** The field gets another draft. The one that it has stays stored. */
  function open(scope: string): void {
    change({ scope, edition: state.edition + 1 });
    follow(false);
    notify();
  }

  /** The field gets a draft that is stored when it is changed. */
  function start(draft: Draft | null): void {
    change({ draft, scope: newScope(), isStored: true, isOwn: false, edition: state.edition + 1 });
    seen = null;
    notify();
  }

  /** Removes what was sent or discarded, unless another tab has changed it since. */
  function clear(): void {
    if (storedDraft(username, state.scope) === seen) clearDraft(username, state.scope);
    start(null);
  }

  function onChange(restored?: string): void {
    if (restored && state.draft === null && own() === restored) change({ scope: restored });
    const stored = storedDraft(username, state.scope);
    if (stored === seen) return;
    if (stored === null) start(null);
    else if (state.isOwn && state.draft) write(state.draft);
    else follow(false);
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      return subscribeDrafts((restored) => {
        onChange(restored);
        listener();
      });
    },
    ...{ write, open, start, clear },
  };
}
