import type { IncomingMessage } from 'node:http';
import { readBody } from '../serve/body';
import { type Field, MalformedFormError, parseForm } from './multipart';
import type { InquiryStore } from './store';

export type Answer = { status: number; text: string };

/** The provider's limit on what a visitor sends, in bytes: "50Kb". */
export const variablesLimit = 50 * 1024;

/** The limit on the body as a whole: the variables, and generous room for what multipart adds to each. */
const bodyLimit = 2 * variablesLimit;

/**
 * The provider's answers. Its documentation promises 200 "OK" and otherwise names only one error, 400 "The user_id
 * parameter is required"; the rest is what its users quote from its answers:
 * - `service`, `template` and `size` word for word;
 * - `publicKey` follows the pattern of these two. Its older form, still quoted, is "The user ID is required. To
 *   find this ID, visit https://dashboard.emailjs.com/admin/integration".
 * The SDK has wordings of its own ("The public key is required. Visit …", "The service ID is required. Visit …"),
 * which it throws before anything is sent; they never come from the provider.
 */
const answers = {
  ok: { status: 200, text: 'OK' },
  publicKey: {
    status: 400,
    text: 'The Public Key is required. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  service: {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  },
  template: {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
  size: { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' },
  // Ours: the provider has no disk that could be full.
  storage: { status: 500, text: 'The inquiry could not be stored.' },
} satisfies Record<string, Answer>;

/** Fields that the SDK adds to the form; they say where it goes and are not what the visitor wrote. */
const protocolFields = new Set(['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken']);

/**
 * Takes in one inquiry in the format of the SDK's `sendForm`.
 * @returns what the provider would answer; 200 only once the inquiry is safe on disk
 */
export async function receiveForm(request: IncomingMessage, store: InquiryStore): Promise<Answer> {
  const body = await readBody(request, bodyLimit);
  if (body === undefined) return answers.size;
  let fields: Field[];
  try {
    fields = await parseForm(request.headers['content-type'], body);
  } catch (error) {
    if (error instanceof MalformedFormError) return { status: 400, text: error.message };
    throw error;
  }

  // Any id will do: there is no account behind this inbox that it could belong to.
  const has = (name: string) => fields.some(([each, value]) => each === name && value.trim() !== '');
  if (!has('user_id')) return answers.publicKey;
  if (!has('service_id')) return answers.service;
  if (!has('template_id')) return answers.template;
  if (variablesSize(fields) > variablesLimit) return answers.size;

  try {
    await store.save(fields);
  } catch (error) {
    console.error('An inquiry could not be stored. Is the disk full, or the folder write-protected?', error);
    return answers.storage;
  }
  return answers.ok;
}

/** Bytes in the names and values of what the visitor wrote. */
function variablesSize(fields: Field[]): number {
  return fields
    .filter(([name]) => !protocolFields.has(name))
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
}
