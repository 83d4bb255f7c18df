import type { UnsentSummary } from "../conversation/thread/unsent";

/** More names would not be read. */
const maxNames = 5;

/** The texts of a logout that deletes what is not sent. */
export const logoutTexts = {
  title: "Log out?",
  goBack: "Go back",
  logOut: "Log out and delete them",
  unsent: ({ names, unnamed, memories, files, descriptions, unsavedNames, results }: UnsentSummary) => {
    const others = Math.max(names.length - maxNames, 0) + unnamed;
    const conversations = [
      ...names.slice(0, maxNames).map((name) => `“${name}”`),
      ...counted(others, names.length > 0 ? "other conversation" : "conversation"),
    ];
    const rest = [
      ...counted(memories, "unfinished memory", "unfinished memories"),
      ...counted(files, "unsent file"),
      ...counted(descriptions, "unsaved description"),
      ...counted(unsavedNames, "unsaved name"),
      ...counted(results, "unsaved game result"),
    ];
    return `You have ${conversations.length > 0 ? "unsent words in " : ""}${joined([...conversations, ...rest])}.`;
  },
} as const;

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${many}`];

const joined = (parts: string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
