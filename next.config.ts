import type { NextConfig } from "next";

const headers = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; object-src 'none'; base-uri 'none'" },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // The compiler reads the tests as well. A start on one machine does not wait for it: `npm run check` and the tests' build do.
  typescript: { ignoreBuildErrors: process.env.FLEXI_FRONT === "self" },
  devIndicators: false,
  serverExternalPackages: ["@node-rs/argon2"],
  outputFileTracingIncludes: { "/**": ["./config/*.json"] },
  headers: async () => [{ source: "/:path*", headers }],
};

export default config;
