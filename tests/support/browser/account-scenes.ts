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
  { name: "configuration-loading", hanging: "**/flexiconfig.json", play: until(/Loading/) },
  { name: "configuration-away", failing: "**/flexiconfig.json", play: until("Try again") },
  { name: "crash", play: crash },
  { name: "no-storage", play: inTurn(withoutStorage, until(/keeps nothing/)) },
  { name: "not-found", play: inTurn(nowhere, until(/does not exist/)) },
];

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
  { ...writer, name: "profile-away", failing: "**/api/profile", play: panel(/^Edit/, until("Try again")) },
  { ...writer, name: "my-data", play: panel(/^My data/) },
  { ...writer, name: "my-data-delete", play: panel(/^My data/, press(/^Delete my/)) },
];
