import type { NextConfig } from "next";
import { securityHeaders } from "./lib/api/response-headers";
import { challengePrefix, paths } from "./lib/routes";

const toHeaderList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // Set by `npm run build -- --standalone`.
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  // `npm run check` runs the type check, which includes the tests and needs packages that a deployment does not install.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Routes are loaded at their first request, which halves the memory of an idle server.
  // `npm start` uses no source maps, which would be nine tenths of the build's size.
  experimental: {
    preloadEntriesOnStart: false,
    // Scripts are in few files: a thread's are 50 KB in one instead of 55 KB in four.
    turbopackChunking: { minChunkSize: 600_000, maxMergeChunkSize: 2_000_000 },
    turbopackSourceMaps: Boolean(process.env.VERCEL) || process.env.NODE_ENV === "development",
  },
  // Pictures are shown as stored. The image optimizer would be one more public endpoint.
  images: { unoptimized: true },
  // Not bundled, because a bundle would contain one copy for each of thirty routes.
  serverExternalPackages: ["@node-rs/argon2", "@vercel/blob", "nodemailer"],
  outputFileTracingIncludes: {
    "/**": ["./config/**/*.json"],
    "/api/health": ["./prisma/migrations/*/migration.sql"],
    // A worker thread that no import references.
    "/api/grok": [
      "./lib/server/files/pdf-worker.mjs",
      "./node_modules/unpdf/package.json",
      "./node_modules/unpdf/dist/*.mjs",
    ],
  },
  // Only the image optimizer would use it.
  outputFileTracingExcludes: { "next-server": ["**/node_modules/sharp/**", "**/node_modules/@img/**"] },
  headers: async () => [
    { source: "/:path*", headers: toHeaderList(securityHeaders) },
    // Messengers show it on pages of their own.
    { source: "/card.png", headers: toHeaderList({ "cross-origin-resource-policy": "cross-origin" }) },
  ],
  // Some messengers and people leave the `#` out. first-paint-script.tsx adds it.
  rewrites: async () =>
    [...Object.values(paths), `${challengePrefix}:id`].map((source) => ({ source, destination: "/" })),
};

export default config;
