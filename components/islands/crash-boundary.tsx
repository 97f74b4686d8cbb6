'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';

/** Whether a part of the page's script is gone, as it is when the site was published anew since. */
const isMissingScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

type Props = { title: string; text: string; retry: string; children: ReactNode };

/** Shows what a visitor can do when a part of the page crashes, in the page's language; another page starts anew. */
export function CrashBoundary(props: Props) {
  return <Boundary {...props} path={usePathname()} />;
}

class Boundary extends Component<Props & { path: string }, { crashed: boolean }> {
  override state = { crashed: false };
  readonly #firstPath = this.props.path;

  static getDerivedStateFromError(error: unknown) {
    // The router's own signals travel as errors.
    unstable_rethrow(error);
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    // The new page as a whole has what it needs. What fails on the first page of a document would fail again.
    if (isMissingScript(error) && this.props.path !== this.#firstPath) location.reload();
  }

  override componentDidUpdate(before: { path: string }) {
    if (this.state.crashed && before.path !== this.props.path) this.setState({ crashed: false });
  }

  override render() {
    const { title, text, retry, children } = this.props;
    if (!this.state.crashed) return children;
    return (
      <div role="alert" className="wrap section-padding mt-(--header-height)">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="mt-4 mb-8 text-lg text-muted">{text}</p>
        <Button onClick={() => this.setState({ crashed: false })}>{retry}</Button>
      </div>
    );
  }
}
