/** Next runs this once at the server's start, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("./lib/server/env");
  checkEnvironment();
  const { prepareAi } = await import("./lib/server/chat/provider");
  await prepareAi();
}
