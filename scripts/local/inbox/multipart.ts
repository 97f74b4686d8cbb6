import busboy from 'busboy';

/** One field as it was sent; a list of them keeps the form's order and repeated names. */
export type Field = [name: string, value: string];

/** A body that is no readable form; the message says why to whoever sent it. */
export class MalformedFormError extends Error {}

const maxFields = 100;
const maxNameBytes = 100;

/**
 * The text fields of a multipart form.
 * @param contentType the request's Content-Type, with the boundary
 * @throws {MalformedFormError} if the body is cut, not multipart, or carries a file
 */
export function parseForm(contentType: string | undefined, body: Buffer): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => reject(new MalformedFormError(why));
    // busboy reads url-encoded forms too; the provider's form endpoint does not.
    if (!/^multipart\/form-data\b/i.test(contentType ?? '')) {
      refuse('The form has to be sent as multipart/form-data.');
      return;
    }
    const fields: Field[] = [];
    try {
      const parser = busboy({
        headers: { 'content-type': contentType },
        // Browsers write field names in UTF-8; the parser's default is older than that.
        defParamCharset: 'utf8',
        limits: { fields: maxFields, fieldSize: Math.max(body.length, 1) },
      });
      parser.on('field', (name, value) => {
        // The parser's own limit on names does not reach multipart forms.
        if (Buffer.byteLength(name) > maxNameBytes)
          refuse(`A field's name is longer than ${maxNameBytes} bytes.`);
        fields.push([name, value]);
      });
      parser.on('fieldsLimit', () => refuse(`The form has more than ${maxFields} fields.`));
      parser.on('file', (_name, file, { filename }) => {
        // An untouched file input sends an empty, nameless file; anything else would be lost, so it is refused.
        if (filename) refuse('The form carries a file; only text fields are accepted.');
        file.on('data', () => refuse('The form carries a file; only text fields are accepted.'));
        // Without a listener a file that is cut short would end the process.
        file.on('error', (error) => refuse(`The form cannot be read: ${error.message}.`));
      });
      parser.on('error', (error) => refuse(`The form cannot be read: ${(error as Error).message}.`));
      parser.on('close', () => resolve(fields));
      parser.end(body);
    } catch (error) {
      refuse(`The form cannot be read: ${(error as Error).message}.`);
    }
  });
}
