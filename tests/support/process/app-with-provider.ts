import { type FakeAi, startFakeAi } from "../fakes/ai";
import { type App, startApp } from "./app";

/** Runs `work` on a new app with a fake AI provider. */
export async function withAppAndProvider<Result>(
  work: (app: App, provider: FakeAi) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const provider = await startFakeAi();
  const app = await startApp({ ...environment, OPENAI_BASE_URL: provider.baseUrl });
  try {
    return await work(app, provider);
  } finally {
    await app.stop();
    await provider.close();
  }
}
