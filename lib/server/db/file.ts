import "server-only";
import { db } from "./client";

export async function hasFile(userId: string, id: string): Promise<boolean> {
  return (await db().file.count({ where: { userId, id } })) > 0;
}
