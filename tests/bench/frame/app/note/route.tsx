import { randomUUID } from "node:crypto";
import { noteInsertion } from "../../../../../lib/server/db/note";
import { pool } from "../../pool";

export async function POST(request: Request) {
  const { user, conversationId, content } = await request.json();
  const note = { message: content, requestKey: randomUUID() };
  const { rows } = await pool.query(noteInsertion(user, conversationId, note, null));
  return Response.json({ note: rows[0] });
}
