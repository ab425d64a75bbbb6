import { Component, type ReactNode } from 'react';

interface OverlayBoundaryProps {
  onFailure?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Hides an overlay whose code could not be loaded, so that it does not take the screen below with it. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
