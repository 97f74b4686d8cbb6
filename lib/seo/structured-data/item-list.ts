import type { ItemList } from 'schema-dts';
import { absolute } from './address';

type Props = { origin: string; items: readonly { title: string; link: string }[] };

/** What an overview lists, in its order. */
export function itemList({ origin, items }: Props): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(origin, link),
    })),
  };
}
