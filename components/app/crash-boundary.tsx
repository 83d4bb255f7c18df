import { Component, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen";

/** Catches what a component throws while it renders; only a class can. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
