/** A live region below the submit button. Always in the page, so that screen readers announce its text when it appears. */
export function SlowNote({ text }: { text: string | false }) {
  return (
    <p role="status" className="text-muted text-sm">
      {text && <span className="inline-block pt-3">{text}</span>}
    </p>
  );
}
