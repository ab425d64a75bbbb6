import { Component, type ReactNode } from 'react';

interface OverlayBoundaryProps {
  onFailure?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Keeps an overlay whose code could not be fetched from taking the screen below it along. */
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
