const names = ["x-forwarded-for", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"];

/** Every header from which programs read a client's address, with another address for each index. */
export function spoofedAddressHeaders(index: number): Record<string, string> {
  const address = `198.51.${Math.floor(index / 250) % 250}.${index % 250}`;
  const claims = [...names, "x-vercel-forwarded-for", "user-agent"].map((name) => [name, address]);
  return { ...Object.fromEntries(claims), forwarded: `for=${address}` };
}
