import { notFound } from "@/lib/server/errors";
import { publicRoute } from "@/lib/server/http/route";

// Handles every path under /api that has no route of its own, with any method.
const unknown = publicRoute(async () => notFound());

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
