import { summaryPage } from "../../../../../lib/server/db/conversation-json";
import { pool } from "../../pool";

export async function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const page = { cursor: Number(searchParams.get("cursor")) || null, limit: Number(searchParams.get("limit")) };
  const { rows } = await pool.query(summaryPage(searchParams.get("user") ?? "", page));
  const { conversations, nextCursor } = rows[0];
  const body = `{"conversations":${conversations},"nextCursor":${JSON.stringify(nextCursor)}}`;
  return new Response(body, { headers: { "content-type": "application/json" } });
}
