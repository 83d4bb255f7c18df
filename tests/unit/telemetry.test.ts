import { expect, test } from "@jest/globals";
import { redactSpan } from "@/lib/server/telemetry";

test("a span leaves with its route, status and host, and without paths, queries, headers and messages", () => {
  const span = {
    name: "fetch POST https://ai.example/v1/chat?key=hunter-2",
    attributes: {
      "http.route": "/api/files/[id]",
      "http.status_code": 404,
      "http.target": "/api/files/secret?signature=hunter-2",
      "http.url": "https://flexi.example/api/files/secret",
      "next.span_name": "GET /api/files/[id]?signature=hunter-2",
      "user_agent.original": "secret",
    },
    events: [{ name: "exception", attributes: { "exception.message": "secret" } }],
    status: { code: 2, message: "secret" },
  };
  redactSpan(span);
  expect(span.name).toBe("fetch POST https://ai.example");
  expect(span.attributes["http.route"]).toBe("/api/files/[id]");
  expect(JSON.stringify(span)).not.toMatch(/secret|hunter/);
});
