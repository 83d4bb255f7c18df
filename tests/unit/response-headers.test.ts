import { expect, test } from "@jest/globals";
import { tlsHeaders } from "@/lib/api/response-headers";
import { readEnvironment } from "@/lib/config/environment";

const headersOf = (protocol: string | null, variables: Record<string, string> = {}) =>
  tlsHeaders(protocol, readEnvironment(variables));

test("over TLS browsers are told to come back over TLS, to subdomains only if the operator says so", () => {
  expect(headersOf("https")).toEqual({ "strict-transport-security": "max-age=31536000" });
  expect(headersOf("https", { HSTS_SUBDOMAINS: "on" })).toEqual({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  for (const protocol of ["http", null, ""]) expect(headersOf(protocol, { HSTS_SUBDOMAINS: "on" })).toEqual({});
  expect(() => readEnvironment({ HSTS_SUBDOMAINS: "yes" })).toThrow("HSTS_SUBDOMAINS must be on or off");
});
