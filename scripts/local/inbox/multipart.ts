/** One field of a form. A list, not a record, because names can repeat and the order matters. */
export type Field = [name: string, value: string];

/** Thrown for a body that is not a valid form; the sender gets the message. */
export class MalformedFormError extends Error {}

const maxFields = 100;
const maxNameBytes = 100;

/**
 * The text fields of a multipart form.
 * @param contentType the request's Content-Type, with the boundary
 * @throws {MalformedFormError} if the body is incomplete, not multipart, or contains a file
 */
export async function parseForm(contentType: string | undefined, body: Buffer): Promise<Field[]> {
  // `formData()` also parses URL-encoded forms, which the provider rejects.
  if (!/^multipart\/form-data\b/i.test(contentType ?? ''))
    throw new MalformedFormError('The form has to be sent as multipart/form-data.');
  const fields: Field[] = [];
  for (const [name, value] of await readEntries(contentType ?? '', body)) {
    if (typeof value === 'string') fields.push([name, value]);
    // An untouched file input sends an empty file without a name.
    else if (value.name !== '' || value.size > 0)
      throw new MalformedFormError('The form contains a file; only text fields are accepted.');
    if (Buffer.byteLength(name) > maxNameBytes)
      throw new MalformedFormError(`A field's name is longer than ${maxNameBytes} bytes.`);
  }
  if (fields.length > maxFields) throw new MalformedFormError(`The form has more than ${maxFields} fields.`);
  return fields;
}

async function readEntries(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': contentType },
    }).formData();
  } catch (error) {
    throw new MalformedFormError(`The form cannot be read: ${(error as Error).message}`);
  }
}
