import { isIP, isIPv6 } from "node:net";
import { visitorAddress } from "../../config/trusted-proxies";
import { env } from "../env";

/**
 * The visitor's address, as far as a trusted server reports it. Of IPv6 it is the /64 network: whoever has one address of it
 * usually has all of them. `null`: no trusted server reports one.
 */
export function clientAddress(request: Request): string | null {
  const address = reportedAddress(request);
  if (!address || isIP(address) === 0) return null;
  return isIPv6(address) ? networkOf(address) : address;
}

function reportedAddress({ headers }: Request): string | null | undefined {
  const { VERCEL, FLEXI_FRONT, TRUSTED_PROXIES } = env();
  const forwarded = headers.get("x-forwarded-for");
  if (FLEXI_FRONT === "self") return forwarded;
  if (VERCEL) return headers.get("x-vercel-forwarded-for");
  // Next's own server passes on what it was sent, so it must not be reachable past the proxies.
  return TRUSTED_PROXIES && forwarded ? visitorAddress(forwarded.split(","), TRUSTED_PROXIES) : null;
}

function networkOf(ipv6: string): string {
  const [address = ""] = ipv6.split("%");
  // A URL has the shortest form of an address: without leading zeros, and with `::` for a run of empty groups.
  const [before = [], after = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
