import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A temporary file that is already unlinked: nobody else can open it, and it is gone once it is closed or the process ends. */
export async function openSpool(): Promise<FileHandle> {
  const path = join(/* turbopackIgnore: true */ tmpdir(), `flexi-${randomUUID()}`);
  const spool = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    return spool;
  } catch (error) {
    await spool.close();
    throw error;
  }
}

export async function writeSpool(spool: FileHandle, content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of content) await spool.writeFile(chunk);
}

/** `length` bytes of a temporary file, from `start` on. */
export async function readSpool(spool: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await spool.read(bytes, done, length - done, start + done);
    if (bytesRead === 0) throw new Error("A temporary file is shorter than it was written");
    done += bytesRead;
  }
  return bytes;
}
