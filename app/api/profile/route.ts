import { ProfileChange } from "@/lib/api/account-schemas";
import { changeProfile, profileOf } from "@/lib/server/auth/account";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { profileTexts } from "@/lib/texts/profile";

export const GET = userRoute(async ({ user }) => profileOf(user));

export const PUT = userRoute(async ({ user, request }) => {
  await requireFeature("profileEdit");
  const change = await readJson(request, ProfileChange);
  const profile = await changeProfile(user, change);
  return { message: profileTexts.updated, ...profile };
});

export const { POST, PATCH, DELETE } = methodNotAllowed("GET", "PUT");
