import { expect, test } from "../support/browser/test";
import { sendLines } from "../support/load/raw-http";

const path = "/api/forgot-password";
const evil = "evil.example";

/** Requests that claim another host name, as the lines before the body. */
const forgeries = (host: string): Record<string, string[]> => {
  const post = (...headers: string[]) => [`POST ${path} HTTP/1.1`, ...headers];
  return {
    Host: post(`Host: ${evil}`),
    "Host with a port": post(`Host: ${evil}:443`),
    "Host with ours in front": post(`Host: ${host}@${evil}`),
    "Host with ours as its port": post(`Host: ${evil}:${host}`),
    "two Hosts": post(`Host: ${host}`, `Host: ${evil}`),
    "X-Forwarded-Host": post(`Host: ${host}`, `X-Forwarded-Host: ${evil}`, "X-Forwarded-Proto: https"),
    "X-Forwarded-Server and X-Host": post(`Host: ${host}`, `X-Forwarded-Server: ${evil}`, `X-Host: ${evil}`),
    Forwarded: post(`Host: ${host}`, `Forwarded: for=1.2.3.4;host=${evil};proto=https`),
    "Origin and Referer": post(`Host: ${host}`, `Origin: https://${evil}`, `Referer: https://${evil}/#/`),
    "X-Original-URL": post(`Host: ${host}`, `X-Original-URL: https://${evil}/`, `X-Rewrite-URL: https://${evil}/`),
    "X-Forwarded-Port and -Prefix": post(`Host: ${host}`, "X-Forwarded-Port: 666", `X-Forwarded-Prefix: //${evil}`),
    "an absolute address": [`POST http://${evil}${path} HTTP/1.1`, `Host: ${host}`],
    "an absolute address with a name": [`POST http://${host}@${evil}${path} HTTP/1.1`, `Host: ${evil}`],
    "a Host on a folded line": post(`Host: ${host}`, `X-Y: z\r\n Host: ${evil}`),
  };
};

test("a reset link leads to this app, whatever host name the request claims", async ({ app, mailbox, newAccount }) => {
  const { host, port } = new URL(app.url);
  const strange: string[] = [];
  for (const [name, lines] of Object.entries(forgeries(host))) {
    const { email } = await newAccount();
    const status = await sendLines(Number(port), lines, { email });
    // The request is either refused or accepted like any other.
    if (status === 400 || status === 404) continue;
    const [link = ""] = (status === 200 && /https?:\S+/.exec(await mailbox.next(email))) || [];
    if (!link.startsWith(`${app.url}/#/reset-password?token=`)) strange.push(`${name}: ${status} ${link}`);
  }
  expect(strange).toEqual([]);
});
