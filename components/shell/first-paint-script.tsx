import { draftsKey, guideScope } from "@/lib/client/drafts";
import { configHeaders } from "@/lib/client/first-paint";
import { fontsKey } from "@/lib/client/fonts";
import { displayNameKey, returnKey, tokenKey } from "@/lib/client/session";
import { themeKey } from "@/lib/client/theme";
import { newGuide } from "@/lib/conversation/guide/guide";
import { configFiles, latestUrl, localHosts, onThisDayUrl, profileUrl, usedQuestionsUrl } from "@/lib/routes";
import script from "./first-paint.inline.js";

const constants = {
  keys: {
    token: tokenKey,
    displayName: displayNameKey,
    theme: themeKey,
    fonts: fontsKey,
    shareReturn: returnKey,
    drafts: draftsKey,
    guide: guideScope,
  },
  configHeaders,
  configPaths: { local: Object.values(configFiles.local), deployed: Object.values(configFiles.deployed) },
  localHosts,
  homePaths: { latest: latestUrl, onThisDay: onThisDayUrl, usedQuestions: usedQuestionsUrl, profile: profileUrl },
  newGuide: newGuide([]),
};

type Props = { nonce: string | undefined; colours: Record<string, string> };

/** The script that is part of the HTML. (Browsers hide the nonce of a script, so hydration cannot compare it.) */
export function FirstPaintScript({ nonce, colours }: Props) {
  return (
    <script nonce={nonce} data-constants={JSON.stringify({ ...constants, colours })} suppressHydrationWarning>
      {script}
    </script>
  );
}
