// Preloaded into an app: at SIGUSR2 its event loop is blocked. After some minutes it ends, so that a failed test leaves no busy process.
process.on("SIGUSR2", () => {
  for (const end = Date.now() + 600_000; Date.now() < end; );
  process.exit(1);
});
