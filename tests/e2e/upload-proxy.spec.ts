import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

test.use({ expectedErrors: /status of (400|413|502)/ });

const picture = { name: "drawing.png", mimeType: "image/png", buffer: drawing };
const page413 = "<html><body>413 Request Entity Too Large</body></html>";
const tooLarge = "The file is too large; at most 4 MB are accepted, and a server in between may accept less.";
const unavailable = "The server cannot be reached right now. Please try again in a moment.";

// No sentence twice in a row, because each has to replace the one before.
const responses = [
  [413, "text/html", page413, tooLarge],
  [413, "application/json", '{"message":"Too large for us."}', "Too large for us."],
  [413, "", "", tooLarge],
  [502, "text/html", "<html>Bad gateway</html>", unavailable],
  [400, "text/html", page413, tooLarge],
  [200, "text/html", "<html>Welcome</html>", "Server returned invalid JSON"],
] as const;

test("each response of a proxy to an upload has its message, also an error page that mentions a size", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  for (const [status, contentType, body, sentence] of responses) {
    await page.route("**/api/upload", (route) => route.fulfill({ status, contentType, body }));
    await page.locator("input[type=file]").setInputFiles(picture);
    await expect(page.getByText(`File upload failed: ${sentence}`)).toBeVisible();
  }
});
