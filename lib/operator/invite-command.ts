import { migrate } from "../launcher/migrate";
import { readSettings } from "../launcher/settings";
import { paths } from "../routes";
import { newToken } from "../server/auth/mailed-token";
import { addInvitations } from "../server/db/invitation";
import { runCommand, withDatabase } from "./database";
import { linkTo } from "./link";

const usage = `Invitations. With each link, one person can register:

  npm run invite               prints one
  npm run invite -- NUMBER     prints that many`;

const days = 14;
const maxLinks = 100;

export async function run([number = "1"]: string[]): Promise<string> {
  const count = Number(number);
  if (!Number.isInteger(count) || count < 1 || count > maxLinks) throw new Error(usage);
  const settings = readSettings();
  if (settings.REGISTRATION === "closed") {
    throw new Error(
      "REGISTRATION is closed, so nobody could register with a link. Use npm run user -- add NAME EMAIL.",
    );
  }
  const codes = Array.from({ length: count }, newToken);
  const hashes = codes.map(({ tokenHash }) => tokenHash);
  await withDatabase(() => addInvitations(hashes, new Date(Date.now() + days * 86_400_000)), migrate);
  const links = codes.map(({ token }) => linkTo(settings, paths.register, { invitation: token }));
  const validity = `${count === 1 ? "It works" : "Each works"} once, for ${days} days.`;
  const remark = settings.REGISTRATION === "open" ? " REGISTRATION is open: people can register without one." : "";
  return [...links, validity + remark].join("\n");
}

if (require.main === module) runCommand(run);
