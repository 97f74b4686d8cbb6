/** A hidden field that bots fill in. It has no name, so it is not sent; `useInquiry` checks its value. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" data-honeypot="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
