import { Component, type ReactNode } from "react";
import { CrashScreen } from "@/components/shell/crash-screen";

/**
 * Shows the crash screen for whatever a component throws while it renders, a part of the app that did not load included.
 * Only a class can. (Next's `error.tsx` would be a bundle of its own and repeat the kit in it.)
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}
