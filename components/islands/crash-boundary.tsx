'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Heading } from '../ui/heading';

type Props = { title: string; text: string; retry: string; children: ReactNode };

/** Shows what a visitor can do when a part of the page crashes, in the page's language; another page starts anew. */
export function CrashBoundary(props: Props) {
  return <Boundary {...props} path={usePathname()} />;
}

class Boundary extends Component<Props & { path: string }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(error: unknown) {
    // The router's own signals travel as errors.
    unstable_rethrow(error);
    return { crashed: true };
  }

  override componentDidUpdate(before: { path: string }) {
    if (this.state.crashed && before.path !== this.props.path) this.setState({ crashed: false });
  }

  override render() {
    const { title, text, retry, children } = this.props;
    if (!this.state.crashed) return children;
    return (
      <div role="alert" className="wrap band mt-(--header-height)">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="mt-4 mb-8 text-lg text-muted">{text}</p>
        <Button onClick={() => this.setState({ crashed: false })}>{retry}</Button>
      </div>
    );
  }
}
