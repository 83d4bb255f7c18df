import { refusalTexts } from "../../texts/refusal";
import { findUses } from "../db/counter";
import { countIfEmailTaken } from "../db/user";
import { ApiError } from "../errors";
import { assertNotUsedUp, assertWithinLimit, counterOf } from "../rate-limit/rate-limit";

export const emailTaken = () => new ApiError("email_taken", refusalTexts.emailTaken);

/**
 * 409 if somebody else has this e-mail address. A caller gets it 10 times an hour, and then gets 429 for any address, so that the
 * 429 reveals nothing. `caller` is `null` if unknown: then nobody is limited, because all others would be, too.
 */
export async function assertEmailFree(email: string, caller: string | null, ownId = ""): Promise<void> {
  const counter = caller === null ? null : counterOf("emailTaken", caller);
  const assertUsesLeft = async () => counter && assertNotUsedUp(counter, (await findUses([counter])).get(counter.key));
  await assertUsesLeft();
  const use = await countIfEmailTaken(email, ownId, counter);
  if (use) {
    assertWithinLimit(counter, use);
    throw emailTaken();
  }
  // Of many calls at once, others may have used up the limit meanwhile.
  await assertUsesLeft();
}
