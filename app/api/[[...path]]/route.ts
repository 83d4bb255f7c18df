import { notFound } from "@/lib/server/errors";
import { publicRoute } from "@/lib/server/http/route";

// Every address under /api that no other route takes, whatever the method.
const unknown = publicRoute(async () => notFound());

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
