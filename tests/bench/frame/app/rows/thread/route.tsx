import { readThread } from "../../../../floor/rows";
import { pool } from "../../../pool";

export async function GET(request: Request) {
  return Response.json(await readThread(pool, new URL(request.url).searchParams));
}
