import type { Block } from '@/lib/content/views';
import { InlineText } from './inline-text';

function BlockView({ block }: { block: Block }): React.ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="list-disc stack-2 ps-5">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
            <li key={index}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <figure className="my-8 border-figure border-s-4 ps-5">
          <blockquote className="text-balance font-display font-semibold text-text text-xl">
            {block.text}
          </blockquote>
          <figcaption className="mt-3 text-muted text-sm">{block.source}</figcaption>
        </figure>
      );
  }
}

/** Long text: paragraphs, lists, and quotes, with a limited line length. */
export function Prose({ blocks, className = '' }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div className={`measure stack-5 ${className}`}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}
