import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: "Flexi",
  description: "Record memories by answering guided questions and talk them through with an AI.",
  referrer: "no-referrer",
  manifest: "/manifest.webmanifest",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default async function Layout({ children }: { children: ReactNode }) {
  // A page that was made beforehand could not carry the nonce of its request (proxy.ts).
  await connection();
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
