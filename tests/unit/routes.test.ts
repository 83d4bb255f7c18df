import { expect, test } from "@jest/globals";
import { searchMatchPath } from "@/lib/entry-paths";
import {
  configPaths,
  conversationPath,
  hashHref,
  loginPath,
  registerPath,
  safeReturnUrl,
  searchMatchOf,
  type View,
  type Visit,
  viewOf,
} from "@/lib/routes";

/** An address as the browser has it, its query before the hash included. */
function visit(address: string, more: Partial<Visit> = {}): View {
  const [page = "", hash = "/"] = address.split("#");
  const [path = "", query] = hash.split("?");
  const pageQuery = page.includes("?") ? page.slice(page.indexOf("?")) : "";
  return viewOf({
    path,
    query: query ? `?${query}` : "",
    pageQuery,
    hasToken: false,
    storedReturnUrl: null,
    isTraining: false,
    ...more,
  });
}

const home: View = { name: "home" };
const login: View = { name: "login", returnUrl: null };

const withoutToken: [address: string, view: View][] = [
  ["/", login],
  ["/#/", login],
  ["/#/login", login],
  ["/#/login?returnUrl=%2Fconversation%2Fc1", { name: "login", returnUrl: "/conversation/c1" }],
  ["/#/login?returnUrl=https%3A%2F%2Fevil.example", login],
  ["/#/login?returnUrl=%2F%2Fevil.example", login],
  ["/#/login?returnUrl=%2Flogin", login],
  ["/#/register", { name: "register", returnUrl: null }],
  ["/#/register?returnUrl=%2Fshare%2Fpost%2Fp1", { name: "register", returnUrl: "/share/post/p1" }],
  ["/#/reset-password", login],
  ["/#/reset-password?token=", login],
  ["/#/undo-change/a-token", { name: "undo", token: "a-token" }],
  ["/#/undo-change", { name: "redirect", to: "/login?returnUrl=%2Fundo-change" }],
  ["/#/conversation/c1", { name: "redirect", to: "/login?returnUrl=%2Fconversation%2Fc1" }],
  [
    "/#/conversation/c1?search=radio&index=2",
    { name: "redirect", to: "/login?returnUrl=%2Fconversation%2Fc1%3Fsearch%3Dradio%26index%3D2" },
  ],
  ["/#/training/challenge/c1", { name: "redirect", to: "/login?returnUrl=%2Ftraining%2Fchallenge%2Fc1" }],
  ["/#/share/post/p1", { name: "redirect", to: "/login?returnUrl=%2Fshare%2Fpost%2Fp1", shareReturn: "store" }],
  ["/#/share/post/p1/3", { name: "redirect", to: "/login?returnUrl=%2Fshare%2Fpost%2Fp1%2F3", shareReturn: "store" }],
  [
    "/#/share/post/p1/note/n1",
    { name: "redirect", to: "/login?returnUrl=%2Fshare%2Fpost%2Fp1%2Fnote%2Fn1", shareReturn: "store" },
  ],
  ["/#/nowhere", { name: "redirect", to: "/login?returnUrl=%2Fnowhere" }],
];

test.each(withoutToken)("without a token %s shows %j", (address, view) => {
  expect(visit(address)).toEqual(view);
});

const radio = { term: "radio", index: null, noteId: null };

const withToken: [address: string, view: View][] = [
  ["/", home],
  ["/#/conversation/c1", { name: "conversation", id: "c1", match: null }],
  ["/#/conversation/c1/?search=radio", { name: "conversation", id: "c1", match: radio }],
  ["/#/conversation/a%2Fb%3Fc", { name: "conversation", id: "a/b?c", match: null }],
  ["/#/conversation/100%", { name: "conversation", id: "100%", match: null }],
  ["/#/training/challenge/c1", { name: "training", challenge: "c1" }],
  ["/#/share/post/p1", { name: "shared", path: "/share/post/p1" }],
  ["/#/share/post/p1/3", { name: "shared", path: "/share/post/p1/3" }],
  ["/#/share/post/p1/note/n1", { name: "shared", path: "/share/post/p1/note/n1" }],
  ["/#/share/conversation/c1/s1", { name: "shared", path: "/share/conversation/c1/s1" }],
  ["/#/share/conversation/c1", { name: "redirect", to: "/" }],
  ["/#/nowhere", { name: "redirect", to: "/" }],
  ["/#/conversation", { name: "redirect", to: "/" }],
  ["/#/conversation/c1/more", { name: "redirect", to: "/" }],
  ["/#/login", { name: "redirect", to: "/", shareReturn: "clear" }],
  ["/#/login?returnUrl=%2Fconversation%2Fc1", { name: "redirect", to: "/conversation/c1", shareReturn: "clear" }],
  ["/#/login?returnUrl=javascript%3Aalert(1)", { name: "redirect", to: "/", shareReturn: "clear" }],
  ["/#/reset-password", { name: "redirect", to: "/", shareReturn: "clear" }],
  ["/#/register", { name: "register", returnUrl: null }],
  ["/#/undo-change/a-token", { name: "undo", token: "a-token" }],
];

test.each(withToken)("with a token %s shows %j", (address, view) => {
  expect(visit(address, { hasToken: true })).toEqual(view);
});

test("the game is shown at home alone, and only to somebody who is signed in", () => {
  expect(visit("/", { hasToken: true, isTraining: true })).toEqual({ name: "training" });
  expect(visit("/#/share/post/p1", { hasToken: true, isTraining: true })).toMatchObject({ name: "shared" });
  expect(visit("/", { isTraining: true })).toEqual(login);
});

test.each([
  "/#/reset-password?token=t1",
  "/?token=t1",
  "/?token=t1#/",
  "/?token=t1#/login",
  "/?token=t1#/register",
  "/?token=t1#/conversation/c1",
  "/#/share/post/p1?token=t1",
])("a token query forces the new password at %s", (address) => {
  const reset = { name: "reset", token: "t1" };
  expect(visit(address)).toEqual(reset);
  expect(visit(address, { hasToken: true })).toEqual(reset);
});

test("after the login the return URL comes first, then the stored share, then home", () => {
  const stored = { hasToken: true, storedReturnUrl: "/share/post/p1" };
  const target = (address: string, more: Partial<Visit>) => visit(address, more);
  expect(target("/#/login?returnUrl=%2Fconversation%2Fc1", stored)).toMatchObject({ to: "/conversation/c1" });
  expect(target("/#/login", stored)).toMatchObject({ to: "/share/post/p1" });
  expect(target("/#/", stored)).toMatchObject({ to: "/share/post/p1" });
  expect(target("/#/login", { hasToken: true })).toMatchObject({ to: "/" });
});

test("a stored share is cleared once it is followed", () => {
  for (const address of ["/#/", "/#/login", "/#/login?returnUrl=%2Fconversation%2Fc1"]) {
    expect(visit(address, { hasToken: true, storedReturnUrl: "/share/post/p1" })).toMatchObject({
      shareReturn: "clear",
    });
  }
});

test("a stored address of another site is not followed", () => {
  const stored = { hasToken: true, storedReturnUrl: "https://evil.example" };
  expect(visit("/#/", stored)).toEqual(home);
  expect(visit("/#/login", stored)).toMatchObject({ to: "/" });
});

test.each(["/", "/conversation/c1", "/conversation/c1?search=a%20b&index=1", "/share/post/p1/note/n1"])(
  "%s is a return address",
  (path) => expect(safeReturnUrl(path)).toBe(path),
);

test.each([
  null,
  "",
  "conversation/c1",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "///evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\u00a0//evil.example",
  "@evil.example",
  "http:evil.example",
  "/conversation/x\n//evil.example",
  "/login?returnUrl=https://evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt://evil.example/%0aalert(1)",
  "data:text/html,<script>location='https://evil.example'</script>",
  "/a b",
  "/a\nb",
  "/login",
  "/login?returnUrl=/",
  "/register",
  "/reset-password?token=t1",
  "/register#x",
])("%j is not a valid return URL", (value) => expect(safeReturnUrl(value)).toBeNull());

test("a return URL survives the login and the registration", () => {
  const path = "/conversation/c1?search=a&b=#?";
  for (const address of [hashHref(loginPath(path)), hashHref(registerPath(path))]) {
    expect(visit(`/${address}`)).toMatchObject({ returnUrl: path });
  }
});

test("home needs no return URL", () => {
  expect(loginPath("/")).toBe("/login");
  expect(registerPath(null)).toBe("/register");
});

test("an id with special characters stays one path segment", () => {
  expect(conversationPath("a/b?c#d")).toBe("/conversation/a%2Fb%3Fc%23d");
});

test("the configuration is under /api/config on development hosts only", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(configPaths(host).app).toBe("/api/config/flexiconfig.json");
    expect(configPaths(host).features).toBe("/api/config/flexifeatures.json?view=page");
  }
  const { app, features } = configPaths("flexi.example");
  expect([app, features]).toEqual(["/flexiconfig.json", "/config/flexifeatures.json?view=page"]);
});

test.each([
  [{ term: "radio", index: null, noteId: null }, "/conversation/c1?search=radio"],
  [{ term: "radio", index: 0, noteId: null }, "/conversation/c1?search=radio&index=0"],
  [{ term: "50% & 1+1 é", index: null, noteId: "n1" }, "/conversation/c1?search=50%25+%26+1%2B1+%C3%A9&noteId=n1"],
])("the search match %j has the address %s, and back", (match, path) => {
  expect(searchMatchPath("c1", match)).toBe(path);
  expect(searchMatchOf(path.slice(path.indexOf("?")))).toEqual(match);
});

test.each([
  ["", null],
  ["?index=1", null],
  ["?search=", null],
  ["?search=x&index=-1", { term: "x", index: null, noteId: null }],
  ["?search=x&index=1.5", { term: "x", index: null, noteId: null }],
  ["?search=x&index=first", { term: "x", index: null, noteId: null }],
])("the query “%s” is parsed as %j", (query, hit) => expect(searchMatchOf(query)).toEqual(hit));
