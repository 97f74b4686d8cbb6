import type { IncomingMessage } from 'node:http';
import { readBody } from '../serve/body';
import { type Field, MalformedFormError, parseForm } from './multipart';
import type { InquiryStore } from './store';

/** The status and text of a response; `close` ends the connection afterwards. */
export type Reply = { status: number; text: string; close?: boolean };

/** The provider's limit on what a visitor sends, in bytes: "50Kb". */
export const variablesLimit = 50 * 1024;

/** The limit on the whole body: the variables, and what multipart adds to each. */
const maxBodyBytes = 2 * variablesLimit;

/**
 * The responses of the provider. Its documentation has 200 "OK" and one error, 400 "The user_id parameter is required";
 * the others are from reports of its users:
 * - `service`, `template`, and `size` are exact quotes;
 * - `publicKey` follows the pattern of the first two. An older version is "The user ID is required. To find this ID,
 *   visit https://dashboard.emailjs.com/admin/integration".
 * The messages of the SDK ("The public key is required. Visit …") are different; it throws them before it sends.
 */
const replies = {
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
  // Only this server sends this.
  storage: { status: 500, text: 'The inquiry could not be stored.' },
} satisfies Record<string, Reply>;

/** Fields that the SDK adds to the form. */
const protocolFields = new Set(['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken']);

/**
 * Receives one inquiry in the format of the SDK's `sendForm`.
 * @returns the provider's response; 200 only after the inquiry is on disk
 */
export async function receiveForm(request: IncomingMessage, store: InquiryStore): Promise<Reply> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return { ...replies.size, close: true };
  let fields: Field[];
  try {
    fields = await parseForm(request.headers['content-type'], body);
  } catch (error) {
    if (error instanceof MalformedFormError) return { status: 400, text: error.message };
    throw error;
  }

  // Every id is accepted: this inbox has no accounts.
  const has = (name: string) => fields.some(([each, value]) => each === name && value.trim() !== '');
  if (!has('user_id')) return replies.publicKey;
  if (!has('service_id')) return replies.service;
  if (!has('template_id')) return replies.template;
  if (variablesSize(fields) > variablesLimit) return replies.size;

  try {
    await store.save(fields);
  } catch (error) {
    console.error('An inquiry could not be stored. Is the disk full, or the folder write-protected?', error);
    return replies.storage;
  }
  return replies.ok;
}

/** The number of bytes in the names and values of the visitor's fields. */
function variablesSize(fields: Field[]): number {
  return fields
    .filter(([name]) => !protocolFields.has(name))
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
}
