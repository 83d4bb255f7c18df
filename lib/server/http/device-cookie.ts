import { NextRequest } from "next/server";
import { serverTimings } from "../../api/server-limits";
import type { Origin } from "../auth/login";
import { env } from "../env";
import { clientAddress } from "./client-address";

const name = "flexi-device";

export function originOf(request: Request): Origin {
  const { cookies } = new NextRequest(request.url, { headers: request.headers });
  const userAgent = request.headers.get("user-agent");
  return { address: clientAddress(request), userAgent, deviceToken: cookies.get(name)?.value };
}

/** The response with a cookie that the browser sends to the login alone, where it changes nothing but whose failures count. */
export function withDeviceCookie(body: object, deviceToken: string): Response {
  const seconds = serverTimings.deviceDays * 86_400;
  const secure = env().APP_URL.startsWith("https:") ? "; Secure" : "";
  // Not by NextResponse, which repeats its cookies in a header that scripts can read.
  const cookie = `${name}=${deviceToken}; Path=/api/login; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  return Response.json(body, { headers: { "set-cookie": cookie } });
}
