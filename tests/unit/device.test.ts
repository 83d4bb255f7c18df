import { expect, test } from "@jest/globals";
import { deviceLabel } from "@/lib/texts/device";

const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const google = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)";

test.each([
  ["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"],
  ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0"],
  ["Firefox on iPhone", `${phone} ${apple} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ["Safari on iPhone", `${phone} ${apple} Version/18.6 Mobile/15E148 Safari/604.1`],
  ["Safari on iPad", `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`],
  ["Safari on Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.6 Safari/605.1.15`],
  ["Chrome on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${google} Safari/537.36`],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 10; K) ${google} Mobile Safari/537.36`],
  ["Chrome on iPhone", `${phone} ${apple} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${google} Safari/537.36`],
  ["Edge on Windows", `${windows} ${google} Safari/537.36 Edg/141.0.0.0`],
  ["Opera on Windows", `${windows} ${google} Safari/537.36 OPR/122.0.0.0`],
  [
    "Samsung Internet on Android",
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["A browser on Linux", "Mozilla/5.0 (X11; Linux x86_64) Links"],
  ["Unknown device", "curl/8.5.0"],
  ["Unknown device", null],
])("%s is the device of %j", (label, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
