import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { serverLimits, serverTimings } from "../../api/server-limits";
import { env } from "../env";
import { algorithm, keyOf } from "./token";

// What OWASP calls a device cookie: it grants nothing, and only spares a browser that has signed in before the failed logins of others.

/** The accounts are ids of users, the latest login first, each with a digest of its password's hash: a new password ends it. */
const DeviceClaims = z.object({ jti: z.string(), accounts: z.record(z.string(), z.string()) });
export type Device = z.output<typeof DeviceClaims>;

type Account = { id: string; passwordHash: string };

const audience = "device";

const digestOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16);

/** The device of a token that we signed and that has not expired. */
export async function readDevice(token: string | undefined): Promise<Device | null> {
  if (!token) return null;
  try {
    const rules = { algorithms: [algorithm], audience, requiredClaims: ["exp"] };
    return DeviceClaims.parse((await jwtVerify(token, keyOf(env().AUTH_SECRET), rules)).payload);
  } catch {
    return null;
  }
}

export function hasSignedIn({ accounts }: Device, { id, passwordHash }: Account): boolean {
  return accounts[id] === digestOf(passwordHash);
}

/** A token of this device, or of a new one, that also names the account. */
export function signDevice(device: Device | null, { id, passwordHash }: Account): Promise<string> {
  const accounts = Object.entries({ [id]: "", ...device?.accounts, [id]: digestOf(passwordHash) });
  return new SignJWT({ accounts: Object.fromEntries(accounts.slice(0, serverLimits.accountsPerDevice)) })
    .setProtectedHeader({ alg: algorithm })
    .setJti(device?.jti ?? randomUUID())
    .setAudience(audience)
    .setExpirationTime(`${serverTimings.deviceDays}d`)
    .sign(keyOf(env().AUTH_SECRET));
}
