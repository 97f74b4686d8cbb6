import type { IncomingMessage } from 'node:http';
import { readBody } from '../serve/body';
import { type Field, MalformedFormError, parseForm } from './multipart';
import type { InquiryStore } from './store';

/** The status and text of an answer; `close` ends the connection afterwards. */
export type Answer = { status: number; text: string; close?: boolean };

/** The provider's limit on what a visitor sends, in bytes: "50Kb". */
export const variablesLimit = 50 * 1024;

/** The limit on the whole body: the variables, and room for what multipart adds to each. */
const maxBodyBytes = 2 * variablesLimit;

/**
 * The provider's answers. Its documentation names 200 "OK" and one error, 400 "The user_id parameter is required";
 * the others come from its users' reports:
 * - `service`, `template`, and `size` are quoted word for word;
 * - `publicKey` follows the pattern of the first two. An older version is "The user ID is required. To find this ID,
 *   visit https://dashboard.emailjs.com/admin/integration".
 * The SDK throws its own messages before it sends ("The public key is required. Visit …"); the provider does not use
 * them.
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
  // Only this server's: the provider has no such answer.
  storage: { status: 500, text: 'The inquiry could not be stored.' },
} satisfies Record<string, Answer>;

/** Fields that the SDK adds to the form; the visitor did not write them. */
const protocolFields = new Set(['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken']);

/**
 * Receives one inquiry in the format of the SDK's `sendForm`.
 * @returns what the provider would answer; 200 only once the inquiry is safe on disk
 */
export async function receiveForm(request: IncomingMessage, store: InquiryStore): Promise<Answer> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return { ...answers.size, close: true };
  let fields: Field[];
  try {
    fields = await parseForm(request.headers['content-type'], body);
  } catch (error) {
    if (error instanceof MalformedFormError) return { status: 400, text: error.message };
    throw error;
  }

  // Every id is accepted: this inbox has no accounts.
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

/** The number of bytes in the names and values of the visitor's fields. */
function variablesSize(fields: Field[]): number {
  return fields
    .filter(([name]) => !protocolFields.has(name))
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
}
