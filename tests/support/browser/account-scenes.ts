import type { Route } from "playwright";
import { texts } from "../../../lib/texts";
import { noStorageTexts } from "../../../lib/texts/no-storage";
import { dayOneEntry, dayOneExport, dayOnePhoto } from "../factories/foreign-journals";
import { photo } from "../factories/images";
import {
  crash,
  credentials,
  fill,
  inTurn,
  nowhere,
  type Play,
  panel,
  press,
  until,
  withoutStorage,
} from "./scene-steps";
import type { Scene } from "./scenes";

const photoOfQuay = dayOnePhoto("QUAY", photo);

const writer = { as: "writer" } as const;

/** The page again, for somebody who may not register. */
const refused =
  (code: string): Play =>
  async (page) => {
    await page.route("**/api/registration*", (route) => route.fulfill({ status: 409, json: { code } }));
    await page.reload();
  };

/** What somebody sees who is not signed in. */
export const signedOutScenes: Scene[] = [
  { name: "login" },
  { name: "login-refused", play: inTurn(credentials, press("Login"), until(/Login failed/)) },
  { name: "login-away", failing: "**/api/login", play: inTurn(credentials, press("Login"), until(/Error/)) },
  { name: "login-for-share", path: "/share/post/one" },
  { name: "register", path: "/register" },
  { name: "register-for-share", path: "/register?returnUrl=%2Fshare%2Fpost%2Fone" },
  { name: "register-invited", path: "/register?invitation=one" },
  { name: "register-closed", path: "/register", play: refused("registration_closed") },
  { name: "register-uninvited", path: "/register", play: refused("invitation_required") },
  { name: "register-ended", path: "/register?invitation=one", play: refused("invitation_invalid") },
  {
    name: "register-wrong",
    path: "/register",
    play: inTurn(credentials, fill("Password", "short"), fill("Email", "ada"), press("Register"), until(/at least/)),
  },
  {
    name: "register-common",
    path: "/register",
    play: inTurn(credentials, fill("Password", "qwertyuiop"), until(/very common/)),
  },
  { name: "forgot", play: press("Forgot Password") },
  {
    name: "forgot-sent",
    play: inTurn(press("Forgot Password"), fill("Email", "ada@example.org"), press(/Send/), until(/email sent/)),
  },
  { name: "reset", path: "/reset-password?token=one" },
  {
    name: "reset-expired",
    path: "/reset-password?token=one",
    play: inTurn((page) => page.getByLabel("New password").fill("open sesame"), press(/^Update/), until(/no longer/)),
  },
  { name: "undo", path: "/undo-change/one" },
  { name: "undo-expired", path: "/undo-change/one", play: inTurn(press(/^Undo/), until(/no longer/)) },
  { name: "configuration-loading", hanging: "**/flexiconfig.json", play: until(/Loading/) },
  { name: "configuration-away", failing: "**/flexiconfig.json", play: until("Try again") },
  { name: "crash", play: crash },
  { name: "no-storage", play: inTurn(withoutStorage, until(noStorageTexts.title)) },
  { name: "not-found", play: inTurn(nowhere, until(texts.layout.notFound)) },
];

/**
 * Imports a copy of three pieces, of which the first has already arrived. `send` handles the others, `seen` is what the page
 * then shows.
 */
const importLarge = (send: (route: Route) => unknown, seen: string | RegExp) =>
  panel(
    /^My data/,
    async (page) => {
      await page.route("**/api/account/import/*", (route) =>
        route.fulfill({ json: { pieces: [0], message: "312 conversations were imported." } }),
      );
      await page.route("**/api/account/import/*/*", send);
      const copy = { name: "flexi-ada-2026-11-20.json", mimeType: "application/json", buffer: Buffer.alloc(9_000_000) };
      await page.getByLabel("File (JSON or .zip)").setInputFiles(copy);
    },
    press("Import"),
    until(seen),
    (page) => page.getByText(seen).evaluate((shown) => shown.scrollIntoView({ block: "center" })),
  );

const lostPhotos = Array.from({ length: 34 }, (_, index) => ({ identifier: `P${index}`, md5: "" }));
const summer = Array.from({ length: 312 }, (_, index) =>
  dayOneEntry(`E${index}`, "# The quay\n\nWe sat there\\.", {
    creationDate: new Date(Date.UTC(2009, 2, 4) + index * 17 * 86_400_000).toISOString(),
    ...(index < 12 && { videos: [{}], tags: ["sea"] }),
    photos: index === 0 ? [...lostPhotos, photoOfQuay.photo] : [],
  }),
);

/** Chooses the journal of another product. */
const chooseForeign = (zip: Uint8Array, seen: string | RegExp) =>
  panel(
    /^My data/,
    (page) =>
      page
        .getByLabel("File (JSON or .zip)")
        .setInputFiles({ name: "Export-Journal.zip", mimeType: "application/zip", buffer: Buffer.from(zip) }),
    until(seen),
    (page) => page.getByText(seen).evaluate((shown) => shown.scrollIntoView({ block: "center" })),
  );

const devices = ["Firefox on Linux", "Safari on iPhone", "Samsung Internet on Android"].map((device, index) => ({
  ...{ _id: device, device, isCurrent: index === 0 },
  lastSeen: new Date(Date.now() - index * 86_400_000).toISOString(),
}));

/** The dialogs of the account. */
export const accountScenes: Scene[] = [
  { ...writer, name: "profile", play: panel(/^Edit/, until("Save")) },
  {
    ...writer,
    name: "profile-wrong",
    play: panel(/^Edit/, fill("Email", "ada@"), press("Save"), until(/valid email/)),
  },
  {
    ...writer,
    name: "profile-cleared",
    play: panel(
      /^Edit/,
      fill("Display name", ""),
      fill("Email", ""),
      fill(/^New/, "123456"),
      press("Save"),
      until(/empty/),
    ),
  },
  {
    ...writer,
    name: "profile-password",
    play: panel(
      /^Edit/,
      fill(/^New/, "password1"),
      fill(/^Current/, ""),
      until(/very common/),
      press("Save"),
      until(/enter your/),
    ),
  },
  {
    ...writer,
    name: "profile-devices",
    play: async (page) => {
      await page.route("**/api/sessions", (route) => route.fulfill({ json: { sessions: devices } }));
      await panel(/^Edit/, until("Log out everywhere else"))(page);
      await page.getByText("Log out everywhere else").evaluate((button) => button.scrollIntoView({ block: "end" }));
    },
  },
  { ...writer, name: "profile-away", failing: "**/api/profile", play: panel(/^Edit/, until("Try again")) },
  { ...writer, name: "my-data", play: panel(/^My data/) },
  { ...writer, name: "my-data-importing", play: importLarge(() => {}, /^Importing/) },
  { ...writer, name: "my-data-import-failed", play: importLarge((route) => route.abort(), /^The import failed/) },
  { ...writer, name: "my-data-imported", play: importLarge((route) => route.fulfill({ json: {} }), /were imported/) },
  { ...writer, name: "my-data-journal", play: chooseForeign(dayOneExport(summer, photoOfQuay.file), /^What can't/) },
  { ...writer, name: "my-data-no-journal", play: chooseForeign(dayOneExport([]), /^The import failed/) },
  { ...writer, name: "my-data-delete", play: panel(/^My data/, press(/^Delete my/)) },
];
