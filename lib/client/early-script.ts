import { configPaths } from "../routes";
import { isTrainingEntry } from "./address";
import { isStorageAllowed } from "./device-storage";
import { draftPrefix, newScope } from "./drafts";
import { configHeaders } from "./early";
import { returnKey, tokenKey, usernameOf } from "./session";
import { themeKey } from "./theme";

type Given = {
  keys: { token: string; theme: string; return: string; new: string };
  headers: Record<string, string>;
  configPaths: typeof configPaths;
  draftPrefix: typeof draftPrefix;
  isStorageAllowed: typeof isStorageAllowed;
  isTrainingEntry: typeof isTrainingEntry;
  usernameOf: typeof usernameOf;
};

/** The part of the app that stands in the page itself, while its scripts are on their way: see `begin`. */
export const earlyScript = `(${begin})({${[
  `keys:${JSON.stringify({ token: tokenKey, theme: themeKey, return: returnKey, new: newScope })}`,
  `headers:${JSON.stringify(configHeaders)}`,
  `configPaths:${configPaths}`,
  `draftPrefix:${draftPrefix}`,
  `isStorageAllowed:${isStorageAllowed}`,
  `isTrainingEntry:${isTrainingEntry}`,
  `usernameOf:${usernameOf}`,
]}})`;

/**
 * Asks for the configuration, shows the theme, and greets a person who comes home. It is written into the page as it is
 * read here, and so uses nothing but what it is given.
 */
function begin({
  keys,
  headers,
  configPaths,
  draftPrefix,
  isStorageAllowed,
  isTrainingEntry,
  usernameOf,
}: Given): void {
  const { documentElement: root } = document;
  const { hash, hostname, search } = window.location;
  const early: Record<string, Promise<Response>> = {};
  window.early = early;
  for (const path of Object.values(configPaths(hostname))) {
    const answer = fetch(path, { headers: { accept: "application/json", ...headers } });
    // A failure shows where the answer is needed.
    answer.catch(() => null);
    early[path] = answer;
  }

  if (!isStorageAllowed()) return;
  const theme = localStorage.getItem(keys.theme);
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const token = localStorage.getItem(keys.token);
  const username = token && usernameOf(token);
  const isHome = /^(#\/?)?$/.test(hash) && !search && !isTrainingEntry();
  if (!username || !isHome || localStorage.getItem(keys.return)) return;
  // Somebody who left off in the middle of something goes on there.
  if (Object.keys(localStorage).some((key) => key.startsWith(draftPrefix(username) + keys.new))) return;
  root.style.setProperty("--early-name", JSON.stringify(username));
  root.dataset.early = "";
}
