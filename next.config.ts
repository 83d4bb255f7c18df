import type { NextConfig } from "next";

const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
];
const pagePolicy = {
  key: "Content-Security-Policy",
  value: "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
};

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // The compiler reads the tests as well. A start on one machine does not wait for it: `npm run check` and the tests' build do.
  typescript: { ignoreBuildErrors: process.env.FLEXI_FRONT === "self" },
  devIndicators: false,
  serverExternalPackages: ["@node-rs/argon2"],
  outputFileTracingIncludes: {
    "/**": ["./config/*.json"],
    // Runs in a thread that no import leads to.
    "/api/grok": [
      "./lib/server/pdf-worker.mjs",
      "./node_modules/unpdf/package.json",
      "./node_modules/unpdf/dist/*.mjs",
    ],
  },
  headers: async () => [
    { source: "/:path*", headers },
    // What a person downloads brings a stricter policy of its own, which this one would replace.
    { source: "/((?!api/files/|api/account/export).*)", headers: [pagePolicy] },
  ],
};

export default config;
