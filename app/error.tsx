"use client";

export { CrashScreen as default } from "@/components/app/crash-screen";
