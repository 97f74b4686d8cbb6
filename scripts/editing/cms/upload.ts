import { PhotoError, storePhoto } from '../photo-upload';
import type { Answer } from './api';
import { whileBusy } from './busy';

/** The maximum size of an upload. */
const maxBytes = 30_000_000;

/** The length of the largest upload in Base64, which has four characters for three bytes. */
const maxLength = (maxBytes / 3) * 4;

/**
 * Stores an uploaded photograph.
 * @param params its file name, and its bytes in Base64
 */
export async function uploadPhoto(root: string, params: unknown): Promise<Answer> {
  const { name, data } = (params ?? {}) as { name?: unknown; data?: unknown };
  if (typeof name !== 'string' || typeof data !== 'string')
    return { status: 422, body: { error: 'There is no photograph in this request.' } };
  if (data.length > maxLength)
    return {
      status: 422,
      body: { error: `"${name}" is larger than ${maxBytes / 1e6} MB; use a smaller file.` },
    };
  const bytes = Buffer.from(data, 'base64');
  try {
    return {
      status: 200,
      body: {
        address: await whileBusy('a photograph is still being stored', () => storePhoto(root, name, bytes)),
      },
    };
  } catch (error) {
    if (error instanceof PhotoError) return { status: 422, body: { error: error.message } };
    throw error;
  }
}
