import type { NextConfig } from "next";
import { securityHeaders, tlsHeaders } from "./lib/api/response-headers";
import { compileModulesEarly } from "./lib/launcher/early-modules";

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { runAfterProductionCompile: ({ distDir }) => compileModulesEarly(distDir) },
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // The compiler reads the tests as well. A start on one machine does not wait for it: `npm run check` and the tests' build do.
  typescript: { ignoreBuildErrors: process.env.FLEXI_FRONT === "self" },
  devIndicators: false,
  // Their text is put into the HTML (components/shell/first-paint-script.tsx).
  turbopack: { rules: { "*.inline.js": { type: "text" } } },
  // What a call needs is loaded when it is first made: an idle server holds half as much.
  // And the first screens take the styles they show, instead of those of every dialog as well.
  // Our own start reads no source maps; they would be nine tenths of what a build writes.
  experimental: {
    preloadEntriesOnStart: false,
    cssChunking: { type: "graph", requestCost: 4_000 },
    turbopackSourceMaps: Boolean(process.env.VERCEL) || process.env.NODE_ENV === "development",
  },
  // Pictures are shown as they are stored; its maker of smaller ones would be one more call that anybody may make.
  images: { unoptimized: true },
  // Loaded once: a copy of what is built in stands in the code of each of thirty routes.
  serverExternalPackages: ["@node-rs/argon2", "@vercel/blob", "nodemailer"],
  outputFileTracingIncludes: {
    "/**": ["./config/*.json"],
    // Runs in a thread that no import leads to.
    "/api/grok": [
      "./lib/server/files/pdf-worker.mjs",
      "./node_modules/unpdf/package.json",
      "./node_modules/unpdf/dist/*.mjs",
    ],
  },
  headers: async () => [
    { source: "/:path*", headers: listed(securityHeaders) },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: listed(tlsHeaders),
    },
  ],
};

export default config;
