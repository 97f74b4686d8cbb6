import { type AnyNode, parse } from '@humanwhocodes/momoa';

/** Something in a content file that its editor has to mend. */
export type Fault = {
  /** The file, from the project's folder. */
  file: string;
  /** Keys and indices that lead to the field; empty for the file as a whole. */
  path: readonly PropertyKey[];
  /** What is wrong and what to write instead, in whole sentences. */
  message: string;
  /** Where in the file, if known already; otherwise found through `path`. */
  at?: { line: number; column: number };
};

/** `fr.sections[2].action.link` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  );
}

function child(node: AnyNode, key: PropertyKey): AnyNode | undefined {
  if (node.type === 'Array') return node.elements[Number(key)]?.value;
  if (node.type !== 'Object') return undefined;
  return node.members.find(({ name }) => (name.type === 'String' ? name.value : name.name) === key)?.value;
}

/**
 * The place of a field in a JSON text: of the nearest existing ancestor where the field is missing.
 * @returns line and column, both counted from 1
 */
export function locate(source: string, path: readonly PropertyKey[]): { line: number; column: number } {
  let node: AnyNode = parse(source).body;
  for (const key of path) {
    const next = child(node, key);
    if (!next) break;
    node = next;
  }
  const { line, column } = node.loc.start;
  return { line, column };
}

function position(fault: Fault, source: string | undefined) {
  if (fault.at || source === undefined) return fault.at;
  try {
    return locate(source, fault.path);
  } catch {
    return undefined;
  }
}

/**
 * All faults as one text, grouped by file, each with its remedy and its place.
 * @param read gives a file's text, or undefined if there is none
 */
export function formatFaults(faults: readonly Fault[], read: (file: string) => string | undefined): string {
  const byFile = new Map<string, Fault[]>();
  for (const fault of faults) byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), fault]);
  return [...byFile]
    .map(([file, own]) => {
      const source = read(file);
      const lines = own.map((fault) => {
        const at = position(fault, source);
        const place = [fieldName(fault.path), at ? `${file}:${at.line}:${at.column}` : '']
          .filter(Boolean)
          .join(', ');
        return `✖ ${fault.message}${place ? `\n  → at ${place}` : ''}`;
      });
      return `${file} needs a fix:\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
