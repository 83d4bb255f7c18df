import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { importJournal } from "@/lib/server/journal/import";
import { journalTexts } from "@/lib/texts/journal";

/** Seconds a serverless platform grants. */
export const maxDuration = 60;

export const POST = userRoute(async ({ user, request }) => {
  const imported = await importJournal(user.id, request);
  return { message: journalTexts.imported(imported), imported };
}, "import");

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
