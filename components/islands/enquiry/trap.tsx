/**
 * A field that people never see and programs fill in. It has no name, so it is never sent; what it holds is
 * only looked at.
 */
export function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] top-auto">
      <label>
        {label}
        <input type="text" data-trap="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
