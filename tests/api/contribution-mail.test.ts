import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { mailTexts } from "@/lib/texts/mail";
import { call, type Person, signUp } from "../support/api/client";
import { contributed, decide, offer, sharedPost } from "../support/api/contributions";
import { testInProcess as test } from "../support/api/in-process-only";
import { finishBackgroundWork } from "../support/fakes/background-work";
import { MailServer } from "../support/fakes/mail-server";

let server: MailServer;
beforeEach(async () => {
  server = new MailServer();
  env().SMTP_URL = await server.start();
});
afterEach(() => server.stop());

const people = async () =>
  [await signUp({ username: "ann", email: "ann@example.org" }), await signUp({ username: "bob" })] as const;
const wantMails = ({ token }: Person, mailAboutOffers = true) =>
  call("PUT", "/api/profile", { token, body: { displayName: "Ann", mailAboutOffers } });

async function mailsAfter(...offers: Promise<unknown>[]): Promise<object[]> {
  await Promise.all(offers);
  await finishBackgroundWork();
  return server.mails.map(({ to, text }) => ({ to, text: text.replaceAll("\r\n", "\n") }));
}

test("who wants it gets one mail a day, without a word of what was written or the name of its writer", async () => {
  const [ann, bob] = await people();
  const id = await sharedPost(ann, { projectName: "The lighthouse" });
  expect(await mailsAfter(offer(bob, id, "Nobody wanted mails yet."))).toEqual([]);
  expect((await wantMails(ann)).body).toMatchObject({ mailAboutOffers: true });

  const mails = await mailsAfter(...[1, 2, 3].map((time) => offer(bob, id, `The gate was green ${time}.`)));
  const letter = { product: "Flexi", name: "Ann", link: `${env().APP_URL}/` };
  expect(mails).toEqual([{ to: "ann@example.org", text: expect.stringContaining(mailTexts.offeredBody(letter)) }]);
  expect(JSON.stringify(mails)).not.toMatch(/bob|gate|lighthouse/i);

  await db().user.updateMany({
    where: { username: "ann" },
    data: { offersMailedAt: new Date(Date.now() - 90_000_000) },
  });
  expect(await mailsAfter(offer(bob, id, "It was blue before."))).toHaveLength(2);
  expect((await wantMails(ann, false)).body).toMatchObject({ mailAboutOffers: false });
});

test("nothing is mailed of what cannot be offered, of refused people, and to those who turned it off", async () => {
  const [ann, bob] = await people();
  await wantMails(ann);
  expect(await mailsAfter(offer(bob, "unknown"), offer(bob, await sharedPost(ann), "x".repeat(601)))).toEqual([]);
  await wantMails(ann, false);
  const { id } = await contributed(ann, bob);
  await decide(ann, id, "refuse");
  await wantMails(ann);
  expect(await mailsAfter(offer(bob, await sharedPost(ann)))).toEqual([]);
});

test("an offer is kept if its mail cannot be sent, and the profile has no choice where no mails are sent", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const [ann, bob] = await people();
  await wantMails(ann);
  server.refuse();
  expect(await offer(bob, await sharedPost(ann))).toMatchObject({ status: 200 });
  await finishBackgroundWork();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("offer mail"));
  env().SMTP_URL = undefined;
  expect((await call("GET", "/api/profile", { token: ann.token })).body.mailAboutOffers).toBeUndefined();
});
