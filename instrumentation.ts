/** Runs once when the server starts, before it serves requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("./lib/server/env");
  checkEnvironment();
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTelemetry } = await import("./lib/server/telemetry");
  await startTelemetry();
}
