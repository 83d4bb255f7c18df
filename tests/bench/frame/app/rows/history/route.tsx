import { readPage } from "../../../../floor/rows";
import { pool } from "../../../pool";

export async function GET(request: Request) {
  return Response.json(await readPage(pool, new URL(request.url).searchParams));
}
