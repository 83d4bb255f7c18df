import { noContentPolicy } from "../../api/response-headers";
import { timeSlices } from "../../time-slices";
import { logFailure } from "../log";

export type Download = { content: AsyncGenerator<string | Uint8Array>; contentType: string; fileName: string };

/** A file that a browser saves, sent while it is written. `fileName` has to be plain ASCII. */
export function downloadResponse({ content, contentType, fileName }: Download): Response {
  return new Response(streamOf(content), {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
      "content-security-policy": `${noContentPolicy}; sandbox`,
      "x-content-type-options": "nosniff",
    },
  });
}

/** Requests the next piece when the last one has been sent. */
function streamOf(content: Download["content"]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pause = timeSlices();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        await pause();
        const { done, value } = await content.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      } catch (error) {
        // The status was sent long ago: all that the browser sees is a download that failed.
        logFailure({ event: "an export broke off" }, error);
        throw error;
      }
    },
    cancel: async () => {
      await content.return(undefined);
    },
  });
}
