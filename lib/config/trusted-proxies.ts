import { BlockList, isIP, isIPv6 } from "node:net";
import { z } from "zod";

const loopback = ["127.0.0.0/8", "::1"];
const form = "must be addresses or networks such as 10.0.0.0/8, separated by commas, or loopback";

/** The addresses and networks of the reverse proxies whose forwarded headers are believed. */
export const TrustedProxies = z
  .string()
  .transform((list) => list.split(",").map((part) => part.trim()))
  .transform((parts) => parts.flatMap((part) => (part === "loopback" ? loopback : [part])))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], form)))
  .transform(trustOnly);

export type TrustedProxies = { trust(address: string): boolean };

function trustOnly(proxies: string[]): TrustedProxies {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", prefix] = proxy.split("/");
    if (prefix) list.addSubnet(address, Number(prefix), familyOf(address));
    else list.addAddress(address, familyOf(address));
  }
  return { trust: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) };
}

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/**
 * The visitor's address: each proxy adds the address that called it to the right of `X-Forwarded-For`, so it is the first from
 * the right that is not a proxy's. What is further left may be invented by the visitor.
 */
export function visitorAddress(hops: string[], proxies?: TrustedProxies): string | undefined {
  let visitor: string | undefined;
  for (const hop of hops.map(withoutPort).reverse()) {
    // A proxy that does not know who called it writes "unknown".
    if (isIP(hop) === 0) break;
    visitor = hop;
    if (!proxies?.trust(hop)) break;
  }
  return visitor;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. Node writes an IPv4 address as `::ffff:192.0.2.1`. */
const withoutPort = (hop: string) =>
  hop
    .trim()
    .replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3")
    .replace(/^::ffff:(?=[\d.]+$)/i, "");
