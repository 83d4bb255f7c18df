import { expect, test } from "@jest/globals";
import { readEnvironment } from "@/lib/config/environment";
import { TrustedProxies, visitorAddress } from "@/lib/config/trusted-proxies";

const proxies = TrustedProxies.parse("loopback, 10.0.0.0/8,2001:db8:7::/48 ,192.0.2.9");

test.each([
  ["127.0.0.1", true],
  ["127.8.0.1", true],
  ["::1", true],
  ["10.255.0.3", true],
  ["::ffff:10.255.0.3", true],
  ["2001:db8:7:1::2", true],
  ["192.0.2.9", true],
  ["11.0.0.1", false],
  ["192.0.2.8", false],
  ["2001:db8:8::1", false],
  ["", false],
  ["unknown", false],
])("a proxy at %j: %s", (address, isTrusted) => {
  expect(proxies.trust(address)).toBe(isTrusted);
});

test.each([
  ["a visitor without a proxy", "203.0.113.5", "203.0.113.5"],
  ["one proxy", "203.0.113.5, 10.0.0.1", "203.0.113.5"],
  ["a chain of proxies", "203.0.113.5, 10.0.0.1, 127.0.0.1", "203.0.113.5"],
  ["an invented address in front", "198.51.100.1, 203.0.113.5, 10.0.0.1", "203.0.113.5"],
  ["an invented proxy in front", "10.0.0.2, 203.0.113.5, 10.0.0.1", "203.0.113.5"],
  ["an unknown proxy says who it is for", "198.51.100.1, 203.0.113.5", "203.0.113.5"],
  ["somebody on the proxy's own network", "10.0.0.4, 10.0.0.1", "10.0.0.4"],
  ["a proxy that does not know", "unknown, 10.0.0.1", "10.0.0.1"],
  ["a proxy that says nothing", ", 10.0.0.1", "10.0.0.1"],
  ["addresses with ports", "203.0.113.5:4711, [2001:db8:7::1]:443", "203.0.113.5"],
  ["an address of version 6", "[2001:db8::5]:4711, 10.0.0.1", "2001:db8::5"],
  ["an address of version 4 in version 6", "::ffff:203.0.113.5, ::ffff:10.0.0.1", "203.0.113.5"],
])("%s: the visitor of %j is %s", (_, hops, visitor) => {
  expect(visitorAddress(hops.split(","), proxies)).toBe(visitor);
});

test("without proxies nobody but the caller is the visitor", () => {
  expect(visitorAddress(["198.51.100.1", "127.0.0.1"])).toBe("127.0.0.1");
});

test.each(["nginx", "loopback,", "10.0.0.0/33", "10.0.0", "10.0.0.1 10.0.0.2"])(
  "%j is refused together with all other wrong variables",
  (list) => {
    const read = () => readEnvironment({ TRUSTED_PROXIES: list, HOST: "all", PORT: "x" });
    expect(read).toThrow(/PORT .*; HOST must be .*; TRUSTED_PROXIES must be/);
  },
);
