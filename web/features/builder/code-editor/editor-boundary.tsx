import { Component, type ReactNode } from 'react';

interface EditorBoundaryProps {
  onBroken: () => void;
  children: ReactNode;
}

/** Contains an editor that fails to start. Give it a new key to try again. */
export class EditorBoundary extends Component<EditorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
