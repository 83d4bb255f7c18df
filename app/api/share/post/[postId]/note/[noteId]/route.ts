import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { readSharedNote } from "@/lib/server/journal/share";

export const GET = userRoute(({ params }) => readSharedNote(params.postId ?? "", params.noteId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
