import { Component, type ReactNode } from "react";
import { CrashScreen } from "./crash-screen";

/**
 * Shows the crash screen when a component throws while it renders, for example because a part of the app did not load.
 * It has to be a class. (Next's `error.tsx` would be a second bundle that repeats the components used here.)
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
