type Props = {
  /** What the diagram shows, in one sentence. */
  caption: string;
  boxes: readonly { title: string; text?: string }[];
};

/** A small diagram: boxes with arrows from one to the next. It is an ordered list, so that it is its own text alternative. */
export function FlowDiagram({ caption, boxes }: Props) {
  return (
    <figure className="mt-10">
      <ol className="flow">
        {boxes.map(({ title, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            {text && <p className="text-muted text-xs">{text}</p>}
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}
