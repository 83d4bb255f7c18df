import { progressive } from "../support/browser/phone-photos";
import { keys } from "../support/browser/web-driver";
import { takenOn, withSegments } from "../support/factories/images";
import { answerQuestions, change, edit, type Flow, openMatch, seeReplies, sendMessage } from "./steps";

const message = "Change this message";
const reply = "More about this reply";

const correct: Flow = async (browser, { url }) => {
  await browser.open(`${url}/#/`);
  await openMatch(browser, "peas", "My grandmother, shelling peas.");
  await sendMessage(browser, "The radio played on Saturdays.", 2);
  await edit(browser, message, "The radio played on Sundays.");
  await browser.click("button", "Undo");
  await browser.see("The radio played on Saturdays.");
  await edit(browser, message, "The radio played on Mondays.");
  await change(browser, message, "Earlier versions");
  await browser.see("The radio played on Sundays.");
  await browser.click("button", "Restore");
  await browser.see("Restored.");
  await browser.see("The radio played on Saturdays.");
};

const remove: Flow = async (browser) => {
  await change(browser, message, "Remove");
  await browser.see("You removed this message.");
  await browser.click("button", "Undo");
  await browser.see("The radio played on Saturdays.");
  await change(browser, message, "Remove");
  await browser.click("button", "Earlier versions");
  await browser.click("button", "Remove for good");
  await browser.see("You can't undo this.");
  await browser.click("button", "Remove for good");
  await browser.see("Removed for good.");
  await browser.miss("The radio played");
};

const keepOnly: Flow = async (browser) => {
  await browser.fill("Your message", "The stairs creaked.");
  await browser.click("button", "Other choices");
  await browser.click("button", "Just save it Saved, not sent to the AI");
  await browser.see("Saved, not sent to the AI.");
  await browser.click("button", "Send it to the AI now");
  await seeReplies(browser, 3);
  await browser.miss("Saved, not sent to the AI.");
};

const askAgain: Flow = async (browser) => {
  await change(browser, reply, "Ask again");
  await seeReplies(browser, 3);
  await change(browser, reply, "Earlier versions");
  await browser.click("button", "Restore");
  await browser.see("Restored.");
};

/** Larger than what is stored. */
const photo = withSegments(progressive, [
  0xe1,
  Buffer.concat([Buffer.from("Exif\0\0"), takenOn("2019:07:14 17:05:00")]),
]);

const beginWithPhoto: Flow = async (browser, { url }) => {
  await browser.open(`${url}/#/`);
  await browser.see("Begin with a photo");
  await browser.attach("lake.jpg", "image/jpeg", photo);
  await browser.click("button", "Put July 14, 2019 in the name");
  await browser.press(..."!".split(""));
  await browser.fill("Describe this picture", "The four of us");
  await answerQuestions(browser);
  await browser.reload();
  const widthOf = "return [...document.images].find((image) => image.alt === 'The four of us')?.naturalWidth || null";
  if ((await browser.until(widthOf)) !== 2_560) throw new Error("the photo was not made smaller");
};

const lookAtPhoto: Flow = async (browser) => {
  await browser.click("button", "Enlarge lake.jpg");
  const width = "return document.querySelector('dialog img')?.getBoundingClientRect().width || null";
  const before = Number(await browser.until(width));
  await browser.press("+");
  await browser.until(`return (() => { ${width} })() > args[0] * 1.4 || null`, before);
  await browser.press(keys.escape);
  await change(browser, "Change this file", "Change the description");
  await browser.fill("Describe this picture", "All of us");
  await browser.press(keys.enter);
  await browser.see("All of us");
  await browser.press(keys.escape);
  await change(browser, "Change this file", "Remove");
  await browser.see("You removed a file.");
  await browser.click("button", "Undo");
  await browser.until("return [...document.images].some((image) => image.alt === 'All of us') || null");
};

/** Correcting, removing and bringing back entries, and photos. */
export const mendFlows: Record<string, Flow> = {
  "corrects a message, takes that back and brings back an earlier version": correct,
  "removes a message, brings it back and removes it for good": remove,
  "just keeps a message and asks about it later": keepOnly,
  "asks for another reply and brings back the former one": askAgain,
  "begins with a large photo": beginWithPhoto,
  "looks at a photo, describes and removes it": lookAtPhoto,
};
