import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { FirstPaintScript } from "@/components/shell/first-paint-script";
import { fontClasses } from "@/components/shell/fonts";
import { LinkCard } from "@/components/shell/link-card";
import { themeProperties } from "@/lib/color";
import { readConfig } from "@/lib/server/config";
import { env } from "@/lib/server/env";
import "./globals.css";

export const metadata: Metadata = {
  description: "Write down your memories, one question at a time, and talk about them with an AI.",
  referrer: "no-referrer",
  manifest: "/manifest.webmanifest",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default async function Layout({ children }: { children: ReactNode }) {
  // Read for each request: a prerendered page could not carry the nonce of the request (proxy.ts).
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const colours = themeProperties(await readConfig("flexifeatures.json"));
  const { title } = await readConfig("flexiconfig.json");
  return (
    // FirstPaintScript sets attributes on it before hydration.
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <head>
        <LinkCard title={title} siteUrl={env().APP_URL} />
        <FirstPaintScript nonce={nonce} colours={colours} />
      </head>
      <body>{children}</body>
    </html>
  );
}
