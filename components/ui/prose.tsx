import type { Block } from '@/lib/content/views';
import { InlineText } from './inline-text';
import { Quote } from './quote';

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
        <Quote text={block.text} size="part" className="my-8">
          {block.source}
        </Quote>
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
