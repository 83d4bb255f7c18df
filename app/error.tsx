"use client";

export { CrashScreen as default } from "@/components/screens/crash-screen";
