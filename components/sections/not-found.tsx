import type { Image } from '@/lib/content/views';
import { Hero } from './hero';

type Props = { title: string; lead?: string; action: { text: string; link: string }; image: Image };

/** The content of the 404 page. */
export function NotFound({ title, lead, action, image }: Props) {
  return <Hero title={title} description={lead} primary={action} image={image} height="large" edge={false} />;
}
