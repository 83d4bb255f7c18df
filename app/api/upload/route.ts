import { uploadBytes } from "@/lib/server/env";
import { upload } from "@/lib/server/files/upload";
import { readIdempotencyKey } from "@/lib/server/http/idempotency-key";
import { withFormFile } from "@/lib/server/http/multipart";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const POST = userRoute(({ user, request }) =>
  upload(user, readIdempotencyKey(request), (store) => withFormFile(request, uploadBytes(), store)),
);

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
