import { expect, test } from "@jest/globals";
import { replyLink } from "@/lib/conversation/thread/reply-link";

test.each([
  ["https://evil.example/login", "your bank", "evil.example"],
  ["https://evil.example/", "https://bank.example/", "evil.example"],
  ["https://bank.example@evil.example:8443/", "bank.example", "evil.example:8443"],
  ["https://bank.example.evil.example", "bank.example", "bank.example.evil.example"],
  ["https://bаnk.example/", "https://bаnk.example/", "xn--bnk-6cd.example"],
  ["mailto:eve@evil.example?subject=Hi", "ann@bank.example", "eve@evil.example"],
])("%s behind “%s” shows that it leads to %s", (href, text, destination) => {
  expect(replyLink(href, text)).toEqual({ href, destination });
});

test.each([
  ["https://example.org/a?b#c", "https://example.org/a?b#c"],
  ["http://www.example.org/a", "www.example.org/a"],
  ["https://example.org/", "Example.org"],
  ["mailto:ann@example.org", "ann@example.org"],
])("%s says where it leads by its text “%s”", (href, text) => {
  expect(replyLink(href, text)).toEqual({ href, destination: null });
});

test.each([
  "#user-content-fn-1",
  "#/conversation/1",
  "/api/logout",
  "page.html",
  "",
  "//evil.example",
  "irc://a/b",
  "mailto:",
])("%j is no link", (href) => {
  expect(replyLink(href, "text")).toBeNull();
});
