import { afterEach, expect, test } from "@jest/globals";
import { TrustedProxies } from "@/lib/config/trusted-proxies";
import { env } from "@/lib/server/env";
import { clientAddress } from "@/lib/server/http/client-address";

const headers = { "x-forwarded-for": "6.6.6.6, 192.0.2.7, 10.0.0.1", "x-vercel-forwarded-for": "192.0.2.8" };
const address = (changes = {}) => clientAddress(new Request("http://flexi", { headers: { ...headers, ...changes } }));

afterEach(() => {
  Object.assign(env(), { FLEXI_FRONT: undefined, VERCEL: undefined, TRUSTED_PROXIES: undefined });
});

test("on one machine the launcher has already found the visitor", () => {
  Object.assign(env(), { FLEXI_FRONT: "self", TRUSTED_PROXIES: TrustedProxies.parse("loopback") });
  expect(address({ "x-forwarded-for": "192.0.2.7" })).toBe("192.0.2.7");
});

test("on Vercel only its own header counts", () => {
  Object.assign(env(), { VERCEL: "1", TRUSTED_PROXIES: TrustedProxies.parse("10.0.0.0/8") });
  expect(address()).toBe("192.0.2.8");
});

test("on Next's own server the named proxies are believed, and without them nobody", () => {
  expect(address()).toBeNull();
  env().TRUSTED_PROXIES = TrustedProxies.parse("10.0.0.0/8");
  expect(address()).toBe("192.0.2.7");
});

test("what is no address is none", () => {
  env().FLEXI_FRONT = "self";
  expect(address({ "x-forwarded-for": "unknown" })).toBeNull();
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
])("%s counts as its network %s", (ipv6, network) => {
  env().FLEXI_FRONT = "self";
  expect(address({ "x-forwarded-for": ipv6 })).toBe(network);
});
