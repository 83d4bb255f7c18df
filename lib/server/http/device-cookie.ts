import "server-only";
import { NextRequest, NextResponse } from "next/server";
import { serverTimings } from "../../api/server-limits";
import type { Origin } from "../auth/login";
import { env } from "../env";
import { clientAddress } from "./client-address";

const name = "flexi-device";

export function originOf(request: Request): Origin {
  const { cookies } = new NextRequest(request.url, { headers: request.headers });
  return { address: clientAddress(request), deviceToken: cookies.get(name)?.value };
}

/** The response with a cookie that the browser sends to the login alone, where it changes nothing but whose failures count. */
export function withDeviceCookie(body: object, deviceToken: string): Response {
  const response = NextResponse.json(body);
  response.cookies.set(name, deviceToken, {
    path: "/api/login",
    httpOnly: true,
    sameSite: "strict",
    secure: env().APP_URL.startsWith("https:"),
    maxAge: serverTimings.deviceDays * 86_400,
  });
  return response;
}
