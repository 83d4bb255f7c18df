import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";

/** Everything but calls, files of the build and the configuration: the page, and addresses that are none, which answer a page. */
export const config = {
  matcher: "/((?!api/|_next/static/|config/flexifeatures\\.json$|flexiconfig\\.json$).*)",
};

/** Gives each page a policy of its own: no script runs but files of ours and what carries its nonce. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const policy = pagePolicy(nonce);
  const headers = new Headers(request.headers);
  // Next reads the nonce out of it, for its own scripts.
  headers.set("content-security-policy", policy);
  // For the script of ours in the page (app/layout.tsx).
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

function pagePolicy(nonce: string): string {
  // The development server evaluates code to show where an error comes from, and puts its styles inline.
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
