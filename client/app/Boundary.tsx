import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in place of what could not be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a part that cannot be drawn from taking the page with it. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
