import { Component, type ReactNode } from 'react';

interface EditorBoundaryProps {
  onBroken: () => void;
  children: ReactNode;
}

/** An editor that cannot start takes only itself down. Another try wants a new key. */
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
