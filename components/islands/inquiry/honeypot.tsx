/**
 * A field that people never see and programs fill in. It has no name, so it is never sent; what it holds is
 * only looked at.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] top-auto">
      <label>
        {label}
        <input type="text" data-honeypot="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
