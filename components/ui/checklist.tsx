import { Icon } from './icon';

type Props = {
  items: readonly string[];
  /** A smaller line under each item, in the order of the items. */
  notes?: readonly string[];
  className?: string;
};

/** A list with check marks. */
export function Checklist({ items, notes = [], className = '' }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers of its own, Safari does not announce it as a list
    <ul role="list" className={`stack-4 ${className}`}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-figure" />
          <span>
            {item}
            {notes[index] && <span className="mt-1 block text-muted text-sm">{notes[index]}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
