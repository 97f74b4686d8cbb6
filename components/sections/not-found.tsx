import type { Image } from '@/lib/content/views';
import { Hero } from './hero';

type Props = { title: string; lead?: string; action: { text: string; link: string }; image: Image };

/** What stands where no page does. */
export function NotFound({ title, lead, action, image }: Props) {
  return <Hero title={title} description={lead} primary={action} image={image} height="large" />;
}
