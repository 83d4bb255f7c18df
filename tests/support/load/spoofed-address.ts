const names = ["x-forwarded-for", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"];

/** Every header that programs believe an address from, with another one for each `place`. */
export function spoofedAddressHeaders(place: number): Record<string, string> {
  const address = `198.51.${Math.floor(place / 250) % 250}.${place % 250}`;
  const claims = [...names, "x-vercel-forwarded-for", "user-agent"].map((name) => [name, address]);
  return { ...Object.fromEntries(claims), forwarded: `for=${address}` };
}
