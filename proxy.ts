import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { tlsHeaders } from "@/lib/api/response-headers";
import { env } from "@/lib/server/env";

/** Pages, including unknown paths: everything but the API, static files and the configuration. */
export const config = {
  matcher: "/((?!api/|metrics$|_next/static/|config/flexifeatures\\.json$|flexiconfig\\.json$).*)",
};

/** Sets a content security policy with a new nonce for each page: only our own files and scripts with the nonce may run. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const policy = pagePolicy(nonce);
  const headers = new Headers(request.headers);
  // Next reads the nonce from this header for its own scripts.
  headers.set("content-security-policy", policy);
  // For our inline script in app/layout.tsx.
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  const tls = tlsHeaders(request.headers.get("x-forwarded-proto"), env());
  for (const [name, value] of Object.entries(tls)) response.headers.set(name, value);
  return response;
}

function pagePolicy(nonce: string): string {
  // The development server needs eval for stack traces, and inline styles.
  const isDevelopment = process.env.NODE_ENV === "development";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
