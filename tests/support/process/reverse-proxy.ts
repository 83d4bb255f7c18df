import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./pooler";

const domain = "flexi.example.org";
const pollMs = 50;

type Ports = { app: number; https: number; http: number };
type Program = { command: string; check: string[]; run(folder: string, ports: Ports): Promise<string[]> };

/** The proxies that the README has a configuration for, and how each runs with it in a folder of its own. */
export const proxies = {
  nginx: {
    command: "nginx",
    check: ["-v"],
    run: async (folder, { app, https, http }) => {
      const block = readmeBlock("nginx")
        .replace("listen 443", `listen 127.0.0.1:${https}`)
        .replace("listen 80", `listen 127.0.0.1:${http}`)
        .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
        .replace(":3000", `:${app}`);
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder};`,
      );
      const user = process.getuid?.() === 0 ? "user root;" : "";
      const http_ = `http { access_log off; ${temporary.join(" ")}\n${block} }`;
      await writeFile(join(folder, "nginx.conf"), `${user} daemon off; pid ${folder}/pid; events {}\n${http_}`);
      return ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
    },
  },
  caddy: {
    command: "caddy",
    check: ["version"],
    run: async (folder, { app, https }) => {
      const block = readmeBlock("caddyfile")
        .replace(domain, `https://${domain}:${https}`)
        .replace("{", `{\n  tls ${folder}/fullchain.pem ${folder}/privkey.pem`)
        .replace(":3000", `:${app}`);
      const options = "{\n  admin off\n  auto_https disable_redirects\n}";
      await writeFile(join(folder, "Caddyfile"), `${options}\n${block}`);
      return ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
    },
  },
} satisfies Record<string, Program>;

export type ProxyName = keyof typeof proxies;
export type ReverseProxy = {
  http: number;
  ask: (path: string, sent?: Sent) => Promise<IncomingMessage>;
  stop(): Promise<void>;
};

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer; from?: string };

export const isInstalled = (name: ProxyName) => spawnSync(proxies[name].command, proxies[name].check).status === 0;

function readmeBlock(language: string): string {
  const readme = readFileSync(resolve(__dirname, "../../../README.md"), "utf8");
  const [, block] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(readme) ?? [];
  if (!block) throw new Error(`The README has no block for ${language}.`);
  return block;
}

/** Runs a proxy in front of an app, with the configuration of the README and a certificate of its own. */
export async function startReverseProxy(name: ProxyName, app: number): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), "flexi-proxy-"));
  const ports = { app, https: await freePort(), http: await freePort() };
  makeCertificate(folder);
  const flags = await proxies[name].run(folder, ports);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(proxies[name].command, flags, { stdio: ["ignore", "ignore", "pipe"], env });
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  const ask = (path: string, sent?: Sent) => askOverTls(ports.https, path, sent);
  while (!(await ask("/api/health").catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${errors}`);
    await wait(pollMs);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    await rm(folder, { recursive: true });
  };
  return { http: ports.http, ask, stop };
}

function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const name = ["-subj", `/CN=${domain}`, "-addext", `subjectAltName=DNS:${domain}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...name], { stdio: "ignore" });
}

/** A visitor's request. `from` is their address, any of 127.0.0.0/8. */
async function askOverTls(port: number, path: string, { method = "GET", headers, body, from }: Sent = {}) {
  const target = { host: "127.0.0.1", port, path, method, servername: domain, localAddress: from ?? "127.0.0.2" };
  const options = { ...target, headers: { host: domain, ...headers }, rejectUnauthorized: false, agent: false };
  const [response] = (await once(request(options).end(body), "response")) as [IncomingMessage];
  return response;
}
