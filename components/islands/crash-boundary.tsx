'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';

/** Whether a script chunk could not be loaded, for example because a new release replaced it. */
const isMissingScript = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

type Props = { title: string; text: string; retry: string; children: ReactNode };

/**
 * An error boundary: shows a message with a retry button instead of its children (specification, section 8). Navigation
 * resets it. The layout has one for the content, which leaves the header and the footer, and one for everything.
 */
export function CrashBoundary(props: Props) {
  return <Boundary {...props} path={usePathname()} />;
}

class Boundary extends Component<Props & { path: string }, { crashed: boolean }> {
  override state = { crashed: false };
  readonly #firstPath = this.props.path;

  static getDerivedStateFromError(error: unknown) {
    // Next.js throws errors for `notFound()` and `redirect()`; do not treat them as crashes.
    unstable_rethrow(error);
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    // After a navigation, a full page load fetches the scripts of the new release. On the first page of a document, the
    // same load has just failed, so reloading would loop.
    if (isMissingScript(error) && this.props.path !== this.#firstPath) location.reload();
  }

  override componentDidUpdate(previous: { path: string }) {
    if (this.state.crashed && previous.path !== this.props.path) this.setState({ crashed: false });
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
