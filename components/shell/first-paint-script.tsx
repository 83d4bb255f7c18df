import { draftsKey, newScope } from "@/lib/client/drafts";
import { configHeaders } from "@/lib/client/early";
import { returnKey, tokenKey } from "@/lib/client/session";
import { themeKey } from "@/lib/client/theme";
import { configFiles, localHosts } from "@/lib/routes";
import script from "./first-paint.inline.js";

const constants = JSON.stringify({
  keys: { token: tokenKey, theme: themeKey, shareReturn: returnKey, drafts: draftsKey, newScope },
  configHeaders,
  configPaths: { local: Object.values(configFiles.local), deployed: Object.values(configFiles.deployed) },
  localHosts,
});

/** The part of the app that is in the HTML itself. (Browsers hide a script's nonce from those who read the page.) */
export function FirstPaintScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} data-constants={constants} suppressHydrationWarning>
      {script}
    </script>
  );
}
