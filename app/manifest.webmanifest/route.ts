import { readConfig } from "@/lib/server/config";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const GET = publicRoute(async () => {
  const [app, features] = await Promise.all([readConfig("flexiconfig.json"), readConfig("flexifeatures.json")]);
  const { backgroundColor } = features.styling;
  const manifest = {
    name: app.title,
    short_name: features.flexiAppName.name,
    start_url: "/",
    display: "standalone",
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" },
  });
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
