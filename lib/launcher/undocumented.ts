// What Next and Prisma do not promise to keep. tests/unit/undocumented.test.ts names what to look for when an update changes it.

/** Part of what `next build` prints while another one runs in the same folder. */
export const anotherBuildRuns = "process is already running";

/** What Next's server looks for outside its own minimal `server.js`, below `next/dist`. */
export const filesOfNext = ["compiled/webpack", "compiled/@babel/runtime/package.json"];

/** Headers that Next and its hosts use internally, about routes and their parameters. */
export const internalHeader = /^(x-(middleware|matched|now|nextjs|next)-|next-resume$)/;

/** The advisory lock of Prisma's own command, so that both never migrate at the same time. */
export const migrationLock = 72707369;
