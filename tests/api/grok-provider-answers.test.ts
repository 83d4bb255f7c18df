import { expect, test } from "@jest/globals";
import { signUp } from "../support/api";
import { keepConsole } from "../support/console";
import { everything, importAll, journalOf } from "../support/exports";
import { ended, events, said, scriptedProvider, streamOf } from "../support/scripted-provider";
import { allEvents, askForEvents, lighthouse, readThread, start } from "../support/talk";

keepConsole();

const provider = scriptedProvider();

test("a reply that was cut short is stored as it came, and its receipt says so", async () => {
  const ann = await signUp();
  provider().play = () => ({ packets: [events(said("Which"), ended("length"), "[DONE]")] });
  const { status, body } = await start(ann);
  expect({ status, message: body.message, cut: body.receipt.cut }).toEqual({
    status: 200,
    message: "Which",
    cut: "length",
  });
  const { conversation } = await readThread(ann, body.conversationId);
  expect(conversation).toMatchObject({ response: "Which", receipt: body.receipt });
  const bob = await signUp();
  await importAll(bob, await journalOf(ann));
  expect(await everything(bob)).toEqual(await everything(ann));
});

test("thinking is neither streamed nor stored", async () => {
  const ann = await signUp();
  provider().play = () => streamOf("<thi", "nk>She", " is sad.</think>", "\n\nWhich", " door?");
  const sent = await allEvents(await askForEvents(ann, lighthouse));
  expect(JSON.stringify(sent)).not.toContain("sad");
  expect(sent.at(-1)).toMatchObject({ event: "done", data: { message: "Which door?" } });
  expect(JSON.stringify(await everything(ann))).not.toContain("sad");
});
