import { Icon } from './icon';

/** A list whose items are ticked. */
export function Checklist({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`stack-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-action" />
          {item}
        </li>
      ))}
    </ul>
  );
}
