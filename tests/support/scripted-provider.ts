import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";

/** What a provider answers, byte by byte as it was written down. */
export type Script = { status?: number; type?: string; packets: (string | Uint8Array)[] };

type Asked = { messages: { role: string; content: unknown }[] };

export type ScriptedProvider = {
  /** As `OPENAI_BASE_URL` wants it. */
  baseUrl: string;
  /** Chooses what is answered. Changeable while it runs. */
  play: (asked: Asked) => Script | Promise<Script>;
  requests: Asked[];
  close: () => void;
};

/** A provider that answers exactly what a test says. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as Asked;
    provider.requests.push(asked);
    const { status = 200, type = "text/event-stream", packets } = await provider.play(asked);
    response.writeHead(status, { "content-type": type });
    for (const packet of packets) {
      response.write(packet);
      await nextTurn();
    }
    response.end();
  });
  const provider: ScriptedProvider = {
    baseUrl: "",
    play: () => ({ packets: [] }),
    requests: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  provider.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return provider;
}

export const events = (...data: string[]) => data.map((one) => `data: ${one}\n\n`).join("");

/** The data of one event. */
export const chunk = (delta: object, finish_reason: string | null = null) =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] });

export const said = (content: string) => chunk({ content });
export const ended = (reason = "stop") => chunk({}, reason);

/** A whole reply as a stream, of these pieces. */
export const streamOf = (...pieces: string[]): Script => ({
  packets: [events(...pieces.map(said), ended(), "[DONE]")],
});

/** A JSON answer of any status. */
export const jsonOf = (body: object, status = 200): Script => ({
  ...{ status, type: "application/json" },
  packets: [JSON.stringify(body, null, 2)],
});

export const failureOf = (status: number, code: string | null = null): Script =>
  jsonOf({ error: { message: "The provider says why", code } }, status);
