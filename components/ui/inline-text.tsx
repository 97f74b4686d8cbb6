import { Fragment } from 'react';
import type { Mark } from '@/lib/content/views';
import { keepTogether } from './keep-together';
import { photoUrl } from './photo-url';

/** The size in which a picture within a text is fetched: twice as wide as a paragraph on a phone. */
const picture = { width: 1200, height: 750 };

function view(mark: Mark, index: number): React.ReactNode {
  if (typeof mark === 'string') return <Fragment key={index}>{keepTogether(mark)}</Fragment>;
  switch (mark.kind) {
    case 'bold':
      return (
        <strong key={index}>
          <InlineText text={mark.text} />
        </strong>
      );
    case 'link':
      return (
        <a key={index} href={mark.link} className="link">
          <InlineText text={mark.text} />
        </a>
      );
    case 'language':
      return (
        <span key={index} lang={mark.language}>
          <InlineText text={mark.text} />
        </span>
      );
    case 'image':
      return (
        <img
          key={index}
          src={photoUrl(mark.photo, picture.width)}
          alt={mark.alt}
          {...picture}
          loading="lazy"
          decoding="async"
          className="my-8 block aspect-8/5 w-full rounded-lg object-cover"
        />
      );
  }
}

/** The words of a text with its marks: bold words, links and pictures. Nothing of a text becomes HTML. */
export function InlineText({ text }: { text: readonly Mark[] }) {
  return text.map(view);
}
