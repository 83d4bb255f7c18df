type Span = {
  name: string;
  attributes: Record<string, unknown>;
  events: unknown[];
  status: { code: number; message?: string };
};

/** What a span may contain: methods, route patterns, statuses and hosts, but no path, query, header or message. */
const allowed =
  /^(http\.(method|route|status_code|request\.method|response\.status_code)|next\.(route|span_type|span_name)|operation\.name|net\.peer\.name|server\.address)$/;

/** Removes from a span whatever could be typed by a person or be a secret. */
export function redactSpan(span: Span): void {
  const { attributes, events, status } = span;
  for (const name of Object.keys(attributes)) if (!allowed.test(name)) delete attributes[name];
  for (const [name, value] of Object.entries(attributes)) attributes[name] = withoutUrls(String(value));
  span.name = withoutUrls(span.name);
  // An exception's message may quote what was sent.
  events.length = 0;
  delete status.message;
}

const withoutUrls = (text: string) => text.replace(/(https?:\/\/[^/\s?#]+)\S*/g, "$1").replace(/\?\S*/g, "");

/** Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. */
export async function startTelemetry(): Promise<void> {
  const { registerOTel } = await import("@vercel/otel");
  const redaction = {
    onStart: () => {},
    onEnd: (span: unknown) => redactSpan(span as Span),
    forceFlush: async () => {},
    shutdown: async () => {},
  };
  registerOTel({ serviceName: process.env.OTEL_SERVICE_NAME || "flexi", spanProcessors: [redaction, "auto"] });
}
