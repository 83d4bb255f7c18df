import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { serverLimits, serverTimings } from "../../api/server-limits";
import { signClaims, verifyClaims } from "./token";

// The token of a device cookie, as OWASP calls it. It gives no access: it only says that somebody has signed in from this browser before,
// so that the failed logins of other callers do not keep that person out.

/** The accounts are ids of users, the latest login first, each with a digest of its password's hash: a new password ends it. */
const Device = z.object({ jti: z.string(), accounts: z.record(z.string(), z.string()) });
type Device = z.output<typeof Device>;

type Account = { id: string; passwordHash: string };

const audience = "device";

const digestOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16);

/** The device of a token that we signed and that has not expired. */
export async function readDevice(token: string | undefined): Promise<Device | null> {
  const claims = token ? await verifyClaims(token, { audience }) : null;
  return Device.safeParse(claims).data ?? null;
}

export const hasSignedIn = ({ accounts }: Device, { id, passwordHash }: Account): boolean =>
  accounts[id] === digestOf(passwordHash);

/** A token of this device, or of a new one, that also names the account. */
export function signDevice(device: Device | null, { id, passwordHash }: Account): Promise<string> {
  const { [id]: _, ...others } = device?.accounts ?? {};
  const accounts = [[id, digestOf(passwordHash)], ...Object.entries(others)].slice(0, serverLimits.accountsPerDevice);
  const claims = { jti: device?.jti ?? randomUUID(), aud: audience, accounts: Object.fromEntries(accounts) };
  return signClaims(claims, serverTimings.deviceDays);
}
