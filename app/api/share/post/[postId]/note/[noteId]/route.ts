import { methodsBut, userRoute } from "@/lib/server/route";
import { readSharedNote } from "@/lib/server/share";

export const GET = userRoute(({ params }) => readSharedNote(params.postId ?? "", params.noteId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
