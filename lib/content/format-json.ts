const lineWidth = 110;

/** A list of plain values on one line, if it fits there. */
function inline(list: readonly unknown[], used: number): string | undefined {
  if (list.some((item) => typeof item === 'object' && item !== null)) return undefined;
  const line = `[${list.map((item) => JSON.stringify(item)).join(', ')}]`;
  // A comma may follow.
  return used + line.length < lineWidth ? line : undefined;
}

function write(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const line = inline(value, used);
    if (line !== undefined) return line;
    const items = value.map((item) => deeper + write(item, deeper, deeper.length));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const name = `${deeper}${JSON.stringify(key)}: `;
      return name + write(item, deeper, name.length);
    });
  return fields.length > 0 ? `{\n${fields.join(',\n')}\n${indent}}` : '{}';
}

/**
 * Formats JSON like the project's formatter, so that a tool that writes a file changes no other lines: every
 * object over several lines, a list of plain values on one line where it fits.
 * @param data any JSON value
 * @returns the text of the file, with the line break at its end
 */
export function formatJson(data: unknown): string {
  return `${write(data, '', 0)}\n`;
}
