import { Icon } from '@/components/ui/icon';

type Props = {
  text: string;
  /** The path of the list. */
  link: string;
};

/** The link from an entry's hero back to its list. It is not printed. */
export function BackLink({ text, link }: Props) {
  return (
    <a
      href={link}
      className="mb-6 inline-flex min-h-11 items-center gap-2 font-semibold text-xs hover:text-dawn print:hidden"
    >
      <Icon name="arrow-left" className="size-4" />
      {text}
    </a>
  );
}
