import { thread } from "../../../../../lib/server/db/conversation-json";
import { pool } from "../../pool";

export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const { rows } = await pool.query(thread(searchParams.get("user") ?? "", searchParams.get("id") ?? ""));
  return new Response(rows[0].thread, { headers: { "content-type": "application/json" } });
}
